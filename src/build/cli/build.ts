import { join, relative } from 'node:path';
import { buildSite } from '../build';
import { checkConfig } from '../check/checkConfig';
import { format } from '../check/format';
import { summary } from '../check/summary';
import { loadSchemas } from '../schemas/load';

const FILE = 'site.config.json';

/**
 * `npm run build`: checks the config and writes the site into dist/, as static files for any host.
 * Resolves to the exit code: 1 when the config has mistakes; then nothing is built.
 */
export async function run(args: string[] = []): Promise<number> {
  const root = process.cwd();
  const outDir = join(root, 'dist');
  const result = await checkConfig(join(root, FILE), { root, strict: args.includes('--strict') });
  const errors = result.problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) process.stderr.write(`${format(errors, FILE)}\n\n`);
  process.stdout.write(`${summary(result, FILE)}\n`);
  if (!result.ok || !result.config) return 1;
  // React and its router come in a slower form unless this says otherwise.
  process.env['NODE_ENV'] = 'production';
  const report = await buildSite({
    root,
    outDir,
    config: result.config,
    schemas: loadSchemas(root),
  });
  const seconds = (report.time / 1000).toFixed(1);
  process.stdout.write(
    `${report.pages} pages and ${report.files} files written to ${relative(root, outDir)}/ in ${seconds} s.\n`,
  );
  return 0;
}
