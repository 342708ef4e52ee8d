import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkConfig } from '../config/check/checkConfig';
import { format } from '../config/check/format';
import { summary } from '../config/check/summary';

/**
 * `npm run check [-- --strict] [files]`: prints all errors and warnings in site.config.json, or in other files, one of
 * which may be given by `--config` as for `npm run build`.
 * @returns The exit code: 1 if any file has an error.
 * @throws For an unknown option: a mistyped --strict must not let warnings through.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { strict: { type: 'boolean', default: false }, config: { type: 'string' } },
  });
  const named = [values.config ?? [], positionals].flat();
  const names = new Set(named.length > 0 ? named : ['site.config.json']);
  let failed = false;
  // Sequentially, so that the output of different files is not interleaved.
  for (const name of names) failed = !(await checkFile(name, values.strict)) || failed;
  return failed ? 1 : 0;
}

/** Prints one file's problems. Resolves to whether it passes. */
async function checkFile(name: string, strict: boolean): Promise<boolean> {
  const root = process.cwd();
  const result = await checkConfig(resolve(root, name), { root, strict });
  // Errors first: they would drown among warnings.
  const problems = result.problems.toSorted(
    (a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'),
  );
  if (problems.length > 0) process.stderr.write(`${format(problems, name)}\n\n`);
  (result.ok ? process.stdout : process.stderr).write(`${summary(result, name)}\n`);
  return result.ok;
}
