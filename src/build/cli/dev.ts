import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { blockLoaders } from '../blockLoaders';
import { GALLERY } from '../dev/gallery';
import { devSite } from '../dev/plugin';
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
  server.config.logger.info(`  All blocks: ${GALLERY}`);
  await untilStopped();
  await server.close();
  return 0;
}
