import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { codeKey } from '../assets/code/codeKey';
import { cachedFolder, evictOldest } from '../files/cachedFolder';
import { filesBelow } from '../files/filesBelow';
import { escapeHtml } from '../render/document';
import { siteMeta } from './lock';

/** The script of Studio's page. */
const ENTRY = 'src/studio/main.tsx';
/** What it loads in any language, once it knows in which one. */
const START = 'src/studio/start.tsx';
const MANIFEST = 'manifest.json';

/** What the page is made of: when it changes, the page is built again. */
const SOURCES = ['src/studio', 'src/document', 'src/ui', 'src/node/site'];

/** Enough to go back and forth between two states of the sources. */
const MAX_KEPT_BUILDS = 2;

/** What is written into the page. */
export interface PageKeys {
  key: string;
  nonce: string;
  /** Tells the site from others: a page stays with its own, whoever answers at its address later. */
  site: string;
  /** The language of the site; empty where it has none yet. */
  language: string;
}

/** Studio's page as built. */
export interface Shell {
  /** Its files by their addresses. In memory: a later start may clear the cache. */
  files: ReadonlyMap<string, Buffer>;
  /** The HTML of the page; the page reads the nonce for its own style elements. */
  html: (page: PageKeys) => string;
}

/** Builds Studio's page, or takes what was built from the same sources before. */
export async function buildShell(root: string): Promise<Shell> {
  const kept = join(root, 'node_modules', '.cache', 'studio');
  const key = await codeKey(root, [], { folders: SOURCES });
  const folder = await cachedFolder(kept, key, (empty) => bundle(root, empty));
  const manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest;
  const names = await filesBelow(join(folder, 'assets'), 'assets');
  const files = await Promise.all(
    names.map(async (name): Promise<[string, Buffer]> => {
      const content = await readFile(join(folder, name));
      return [`/${name.replaceAll('\\', '/')}`, content];
    }),
  );
  await evictOldest(kept, MAX_KEPT_BUILDS);
  const { file, css, preload } = pageFiles(manifest, [ENTRY, START]);
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Studio</title><link rel="icon" href="data:,">',
    ...css.map((name) => `<link rel="stylesheet" href="/${name}">`),
    ...preload.map((name) => `<link rel="modulepreload" href="/${name}">`),
  ].join('');
  return {
    files: new Map(files),
    html: ({ key: secret, nonce, site, language }) =>
      `<!doctype html><html lang="en"><head>${head}<script type="module" src="/${file}" nonce="${nonce}"></script><meta name="studio-key" content="${escapeHtml(secret)}"><meta name="studio-language" content="${escapeHtml(language)}">${siteMeta(site)}</head><body><div id="studio"></div></body></html>`,
  };
}

/** The script of the first entry, the styles of all that the entries import, and the scripts that they share with views. */
function pageFiles(manifest: Manifest, entries: readonly string[]) {
  const names = new Set(entries);
  // Grows while it is walked.
  for (const name of names) for (const one of manifest[name]?.imports ?? []) names.add(one);
  const chunks = [...names].flatMap((name) => manifest[name] ?? []);
  const [file = '', ...preload] = chunks.map((chunk) => chunk.file);
  return { file, preload, css: chunks.toReversed().flatMap((chunk) => chunk.css ?? []) };
}

async function bundle(root: string, outDir: string): Promise<void> {
  // The bundler takes 0.3 s to load, and usually nothing has to be built.
  const [{ build }, { default: react }] = await Promise.all([
    import('vite'),
    import('@vitejs/plugin-react'),
  ]);
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: false,
      manifest: MANIFEST,
      modulePreload: { polyfill: false },
      target: 'es2022',
      rollupOptions: { checks: { bundlerTimings: false }, input: ENTRY },
    },
  });
}

/** The policy of the page: its own scripts and styles, pictures and frames of the preview, and nothing else. */
export function shellPolicy(preview: string, nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    // What is dragged gets its styles from a style element of the library.
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${preview}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${preview}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
