import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'vite';
import { byHand } from './byHandPage';

/**
 * Creates the baseline that the site is compared with: the same pages, handmade. Copies the built site and converts
 * the measured pages.
 * @param pages Paths: '/', '/store'.
 */
export async function makeLimit(
  dist: string,
  dir: string,
  pages: readonly string[],
): Promise<void> {
  await cp(dist, dir, { recursive: true });
  const script = await handScript();
  await Promise.all(
    pages.map(async (page) => {
      const file = path.join(dir, page, 'index.html');
      const html = byHand(await readFile(file, 'utf8'), script);
      await writeFile(file, html);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(Buffer.from(html)));
      await rm(`${file}.gz`, { force: true });
    }),
  );
  // The CSP header would block the script; the policy in each page's meta tag has its hash.
  const headers = path.join(dir, '_headers');
  const text = await readFile(headers, 'utf8');
  await writeFile(headers, text.replace(/^ *Content-Security-Policy:.*\n/m, ''));
}

/** The baseline's script, minified like ours. */
export async function handScript(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: fileURLToPath(new URL('./byHand.ts', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The script of the limit has not been built.');
  return chunk.code.trim();
}
