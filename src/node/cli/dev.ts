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

/**
 * `npm run dev [-- --port 5173] [--config file]`: serves the site while code and its config are edited, on the port
 * that is named there or in PORT, or the next free one. Pictures and files come from public/ beside the config. Ends
 * with the process.
 * @throws A sentence for unknown arguments and impossible ports.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      config: { type: 'string', default: 'site.config.json' },
    },
  });
  const root = process.cwd();
  const port = readPort(values.port ?? process.env['PORT']);
  const server = await createServer({
    root,
    configFile: false,
    publicDir: false,
    // Vite ignores dist by itself: a build beside it would have it look at every page, too.
    server: {
      ...(port !== undefined && { port }),
      watch: { ignored: ['**/dist.{new,old}/**'] },
    },
    plugins: [react(), blockLoaders(), devSite(resolve(root, values.config))],
  });
  await server.listen();
  server.printUrls();
  server.config.logger.info(`  All blocks: ${GALLERY}\n  Contact form messages: ${INBOX}`);
  await untilStopped();
  await server.close();
  return 0;
}
