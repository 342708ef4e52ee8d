import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { blockLoaders } from '../assets/code/blockLoaders';
import { GALLERY } from '../dev/gallery';
import { devSite } from '../dev/plugin';
import { INBOX } from '../serve/inbox/endpoint';
import { readPort } from '../serve/ports';
import { untilStopped } from '../serve/untilStopped';
import { CONFIG_OPTION } from './launch/configOption';
import type { Help, Options } from './launch/help';

const OPTIONS = {
  port: { type: 'string', value: 'number', help: 'the first port to try' },
  config: CONFIG_OPTION,
} as const satisfies Options;

/** See `run`. */
export const help: Help = {
  about:
    'Serves the site while you work on it: pages follow the config, pictures and code, and show\nmistakes over the last good page.',
  options: OPTIONS,
  examples: ['', '--port 8080'],
  more: 'PORT sets the port, too. All blocks are shown at /__blocks, messages of the contact form at /__inbox.',
};

/**
 * `npm run dev [-- --port 5173] [--config file]`: runs the dev server on the port given there or in PORT, or the next
 * free one, until the process is stopped. Pictures and files come from public/ beside the config.
 * @throws For unknown arguments and invalid ports, with a message for the terminal.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: OPTIONS,
  });
  const root = process.cwd();
  const port = readPort(values.port ?? process.env['PORT']);
  const server = await createServer({
    root,
    configFile: false,
    publicDir: false,
    // Vite ignores only dist by default: it would watch every page of a build written beside it.
    server: {
      ...(port !== undefined && { port }),
      watch: { ignored: ['**/dist.{new,old}/**'] },
    },
    plugins: [react(), blockLoaders(), devSite(resolve(root, values.config))],
  });
  await server.listen();
  server.printUrls();
  const studio =
    values.config === CONFIG_OPTION.default
      ? 'npm run studio'
      : `npm run studio -- --config ${values.config}`;
  server.config.logger.info(
    `  All blocks: ${GALLERY}\n  Contact form messages: ${INBOX}\n  To edit the site by looking at it: ${studio}`,
  );
  await untilStopped();
  await server.close();
  return 0;
}
