import { resolve } from 'node:path';
import { checkConfig } from '../check/checkConfig';
import { format } from '../check/format';
import { summary } from '../check/summary';

/**
 * `npm run check [-- --strict] [file]`: prints all mistakes of site.config.json, or of another file.
 * Resolves to the exit code: 1 when there is an error.
 */
export async function run(args: readonly string[]): Promise<number> {
  const root = process.cwd();
  const strict = args.includes('--strict');
  const name = args.find((arg) => !arg.startsWith('--')) ?? 'site.config.json';
  const file = resolve(root, name);
  const result = await checkConfig(file, { root, strict });
  // Mistakes first: they would drown among warnings.
  const problems = result.problems.toSorted(
    (a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'),
  );
  if (problems.length > 0) process.stderr.write(`${format(problems, name)}\n\n`);
  (result.ok ? process.stdout : process.stderr).write(`${summary(result, name)}\n`);
  return result.ok ? 0 : 1;
}
