import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readPort } from '../serve/ports';
import { untilStopped } from '../serve/untilStopped';
import { startNewCompany } from '../studio/newCompany/startNewCompany';
import { openBrowser } from '../studio/openBrowser';
import { startStudio, type StudioServer } from '../studio/startStudio';
import { CONFIG_OPTION } from './launch/configOption';
import type { Help, Options } from './launch/help';

const OPTIONS = {
  config: CONFIG_OPTION,
  new: {
    type: 'string',
    value: 'folder',
    help: 'ask for a new company on one page, and make its folder',
  },
  share: {
    type: 'boolean',
    default: false,
    help: 'show the draft to phones in the same network, behind a key, when you ask for it',
  },
  port: { type: 'string', value: 'number', help: 'the first port to try' },
} as const satisfies Options;

/** See `run`. */
export const help: Help = {
  about:
    'Opens Studio, the editor for people who do not code, in your browser. Its page answers this machine alone.',
  options: OPTIONS,
  examples: ['', '--share', '--new ../acme'],
  more: 'With BROWSER=none, no browser is opened. Every change is kept when Studio is stopped.',
};

/**
 * `npm run studio [-- --config file | --new folder] [--share] [--port 4200]`: runs Studio, the editor for people who do not code,
 * on that port or the next free one, until the process is stopped, and opens it in the browser unless BROWSER is
 * 'none'. With `--new`, it first asks for what a new company needs, and creates its config and pictures in that folder.
 * Only this machine can reach it: there is no `--host`. With `--share`, phones in the same network can look at the draft.
 * @throws For unknown arguments and invalid ports, a config that cannot be read, and a folder that is not empty, with a
 * message for the terminal.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: OPTIONS,
  });
  const port = readPort(values.port);
  const root = process.cwd();
  const isNew = values.new !== undefined;
  const studio = isNew
    ? await askForCompany(root, resolve(root, values.new ?? ''), port)
    : await startStudio(root, resolve(root, values.config), {
        first: port,
        isShared: values.share,
      });
  if (studio.isElsewhere) {
    process.stdout.write(`Studio already runs with this config: ${studio.url}\n`);
    if (process.env['BROWSER'] !== 'none') openBrowser(studio.url);
    return 0;
  }
  process.stdout.write(`${isNew ? 'New company' : 'Studio'}: ${studio.url}\n${HOW_TO_STOP}`);
  if (process.env['BROWSER'] !== 'none') openBrowser(studio.url);
  await untilStopped();
  await studio.close();
  return 0;
}

const HOW_TO_STOP = 'Press Ctrl+C to stop. Every change is kept.\n';

/** Asks for a new company. Once its files exist, Studio runs for it, beside the page that has asked. */
async function askForCompany(root: string, folder: string, port?: number): Promise<StudioServer> {
  let studio: StudioServer | undefined;
  const open = async (file: string): Promise<string> => {
    studio = await startStudio(root, file, { first: port });
    process.stdout.write(`Studio: ${studio.url}\n`);
    return studio.url;
  };
  const asking = await startNewCompany(root, folder, open, port);
  return {
    url: asking.url,
    async close() {
      await asking.close();
      await studio?.close();
    },
  };
}
