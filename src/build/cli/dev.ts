import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { blockLoaders } from '../blockLoaders';
import { GALLERY } from '../dev/gallery';
import { devSite } from '../dev/plugin';
import { INBOX } from '../serve/inbox/endpoint';
import { untilStopped } from '../serve/until-stopped';

/** `npm run dev`: serves the site while code and site.config.json are edited. Ends with the process. */
export async function run(): Promise<number> {
  const server = await createServer({
    root: process.cwd(),
    configFile: false,
    publicDir: false,
    plugins: [react(), blockLoaders(), devSite()],
  });
  await server.listen();
  server.printUrls();
  server.config.logger.info(`  All blocks: ${GALLERY}\n  Messages of the form: ${INBOX}`);
  await untilStopped();
  await server.close();
  return 0;
}
