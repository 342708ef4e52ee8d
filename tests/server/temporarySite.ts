import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { temporaryFolder } from '../temporary/temporaryFolder';

/** A built site in a temporary folder. */
export interface TemporarySite {
  dir: string;
  write: (name: string, content: string | Buffer) => Promise<void>;
}

/** The script in /assets/app-1a2b3c.js and its compressed siblings. */
export const SCRIPT = `export const text = '${'supply '.repeat(200)}';\n`;

/**
 * A small built site: a home page, a page in a folder, one as a file, a category with '&' in its name, a script with
 * compressed siblings, a 404 page, headers and redirects. Beside the folder there is a file with a secret.
 */
export async function temporarySite(): Promise<TemporarySite> {
  const parent = temporaryFolder();
  const dir = path.join(parent, 'dist');
  const write = async (name: string, content: string | Buffer) => {
    const file = path.join(dir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  await Promise.all(
    Object.entries({
      ...FILES,
      'assets/app-1a2b3c.js.br': brotliCompressSync(SCRIPT),
      'assets/app-1a2b3c.js.gz': gzipSync(SCRIPT),
      'index.html.br': brotliCompressSync('<h1>Home</h1>'),
      '../secret.txt': 'secret',
      '../dist-secret.txt': 'secret',
    }).map(([name, content]) => write(name, content)),
  );
  return { dir, write };
}

const FILES: Record<string, string | Buffer> = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>No such page</h1>',
  'about/index.html': '<h1>About</h1>',
  'about.html': '<h1>About</h1>',
  'terms.html': '<h1>Terms</h1>',
  'store/category/pumps-&-pipes/index.html': '<h1>Pumps &amp; Pipes</h1>',
  'store/category/öl/index.html': '<h1>Oil</h1>',
  'store/category/100% off/index.html': '<h1>Sale</h1>',
  'assets/app-1a2b3c.js': SCRIPT,
  'data/x/home.json': '{}',
  'images/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'images/a.avif': Buffer.from([0]),
  'fonts/a.woff2': Buffer.from([0]),
  'favicon.ico': Buffer.from([0]),
  'site.webmanifest': '{}',
  'robots.txt': '0123456789',
  'sitemap.xml': '<urlset/>',
  'schemas/site.schema.json': '{}',
  '.well-known/security.txt': 'Contact: mailto:a@b.example',
  '.git/config': 'secret',
  'hosting/nginx.conf': 'server {}',
  _headers: [
    '/*',
    "  Content-Security-Policy: script-src 'self'; upgrade-insecure-requests",
    '  X-Content-Type-Options: nosniff',
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/schemas/*',
    '  Access-Control-Allow-Origin: *',
    '',
  ].join('\n'),
  _redirects: [
    '/shop /store/category/all 301',
    '/shop/ /store/category/all 301',
    '/old%20page /about#team 302',
    '/find /search?q=pump 307',
    '',
  ].join('\n'),
};
