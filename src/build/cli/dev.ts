import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { blockLoaders } from '../blockLoaders';
import { GALLERY } from '../dev/gallery';
import { devSite } from '../dev/plugin';

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
  return new Promise((end) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void server.close().then(() => end(0)));
  });
}
