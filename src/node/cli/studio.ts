import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { untilStopped } from '../serve/untilStopped';
import { openBrowser } from '../studio/openBrowser';
import { startStudio } from '../studio/startStudio';

/**
 * `npm run studio [-- --config file]`: runs Studio, the editor for people who do not code, until the process is stopped,
 * and opens it in the browser unless BROWSER is 'none'. It is for this machine alone: there is no `--host`.
 * @throws For unknown arguments, and for a config that cannot be read, with a message for the terminal.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { config: { type: 'string', default: 'site.config.json' } },
  });
  const root = process.cwd();
  const studio = await startStudio(root, resolve(root, values.config));
  process.stdout.write(`Studio: ${studio.url}\nPress Ctrl+C to stop. Every change is kept.\n`);
  if (process.env['BROWSER'] !== 'none') openBrowser(studio.url);
  await untilStopped();
  await studio.close();
  return 0;
}
