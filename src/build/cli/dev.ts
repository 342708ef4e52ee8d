import { parseArgs } from 'node:util';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { blockLoaders } from '../blockLoaders';
import { GALLERY } from '../dev/gallery';
import { devSite } from '../dev/plugin';
import { INBOX } from '../serve/inbox/endpoint';
import { readPort } from '../serve/ports';
import { untilStopped } from '../serve/until-stopped';

/**
 * `npm run dev [-- --port 5173]`: serves the site while code and site.config.json are edited, on the port that
 * is named there or in PORT, or the next free one. Ends with the process.
 * @throws A sentence for unknown arguments and impossible ports.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { port: { type: 'string' } } });
  const port = readPort(values.port ?? process.env['PORT']);
  const server = await createServer({
    root: process.cwd(),
    configFile: false,
    publicDir: false,
    server: { ...(port !== undefined && { port }) },
    plugins: [react(), blockLoaders(), devSite()],
  });
  await server.listen();
  server.printUrls();
  server.config.logger.info(`  All blocks: ${GALLERY}\n  Contact form messages: ${INBOX}`);
  await untilStopped();
  await server.close();
  return 0;
}
