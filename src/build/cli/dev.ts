import { createServer } from 'vite';

/** `npm run dev`: serves the site while code and site.config.json are edited. Ends with the process. */
export async function run(): Promise<number> {
  const root = process.cwd();
  const server = await createServer({ root, configFile: `${root}/vite.config.ts` });
  await server.listen();
  server.printUrls();
  return new Promise((end) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void server.close().then(() => end(0)));
  });
}
