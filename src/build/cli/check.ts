import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkConfig } from '../check/checkConfig';
import { format } from '../check/format';
import { summary } from '../check/summary';

/**
 * `npm run check [-- --strict] [file]`: prints all mistakes of site.config.json, or of another file, which may
 * be named by `--config` as for `npm run build`. Resolves to the exit code: 1 when there is an error.
 * @throws A sentence for an unknown option: a mistyped --strict must not let warnings through.
 */
export async function run(args: string[]): Promise<number> {
  const root = process.cwd();
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { strict: { type: 'boolean', default: false }, config: { type: 'string' } },
  });
  const { strict } = values;
  const name = values.config ?? positionals[0] ?? 'site.config.json';
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
