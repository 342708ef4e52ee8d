import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Manifest } from 'vite';
import { blockLoaders, moduleOf } from './blockLoaders';
import { codeKey } from './codeKey';
import { forget, keepFolder } from './keepFolder';
import { pureRouter } from './pureRouter';
import { smallPreload } from './smallPreload';

/** What the code of the site has been built into. */
export interface BuiltCode {
  /** The script of threads that draw pages (`drawThread.ts`). */
  thread: string;
  /** Where the files for browsers lie that are to be published. */
  folder: string;
  /** The early script, to be inlined. */
  early: string;
  /** The module that starts React. */
  entry: string;
  /** Scripts that a page with these blocks needs, beyond the entry. */
  scripts(types: Iterable<string>): string[];
  /** Style sheets that a page with these blocks needs, in their order. */
  styles(types: Iterable<string>): string[];
  css(url: string): string;
}

const CLIENT = 'src/app/client.tsx';

/** Several states of the sources, or sites with other blocks on their home pages, take turns without a new build. */
const KEPT = 4;

/** What a folder of built code holds. */
const CLIENT_FOLDER = 'client';
const MANIFEST = '.vite/manifest.json';
const THREAD = 'drawThread.cjs';
const EARLY = 'early.js';

/**
 * Code that every page needs comes in two files; a file for each small module would cost more than it saves.
 * What only some blocks need (messages, links, steppers) comes with them; tooltips where there is a mouse.
 */
const GROUPS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: 'app',
    test: /node_modules|vite[\\/]|src[\\/](app|site|ui[\\/](?!stepper|tooltip|useLoaded)|cart[\\/](items|storage|store|chatLink|react)|page|widgets[\\/]product-tile)/,
  },
];

/** What the code is built from. */
export interface CodeOptions {
  root: string;
  /** The folder for what may be kept between builds. It has to lie below the project, whose packages the code requires. */
  cache: string;
  /** Block types whose code comes in one file with that of the others of their group. */
  together: readonly (readonly string[])[];
}

/** Builds the code for browsers, for prerendering, and the early script; what has been built of the same sources is taken. */
export async function buildCode({ root, cache, together }: CodeOptions): Promise<BuiltCode> {
  const kept = join(cache, 'code');
  const folder = await keepFolder(kept, await codeKey(root, together), (empty) =>
    Promise.all([
      buildClient(root, join(empty, CLIENT_FOLDER), together),
      buildThread(root, empty),
      buildEarly(root, empty),
    ]),
  );
  await forget(kept, KEPT);
  const client = join(folder, CLIENT_FOLDER);
  const manifest = JSON.parse(await readFile(join(client, MANIFEST), 'utf8')) as Manifest;
  const early = await readFile(join(folder, EARLY), 'utf8');
  const styles = await readStyles(client, manifest);
  return {
    thread: join(folder, THREAD),
    folder: join(client, 'assets'),
    early,
    entry: `/${manifest[CLIENT]?.file}`,
    scripts: (types) => unique(chunks(manifest, types, together).map(({ file }) => `/${file}`)),
    styles: (types) =>
      unique(chunks(manifest, types, together).flatMap(({ css }) => css ?? [])).map(
        (file) => `/${file}`,
      ),
    css: (url) => styles.get(url) ?? '',
  };
}

async function buildThread(root: string, folder: string): Promise<void> {
  await build({
    ...shared(root),
    build: {
      ssr: 'src/build/draw/drawThread.ts',
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rollupOptions: {
        ...quiet,
        output: { format: 'cjs', entryFileNames: THREAD },
      },
    },
  });
}

async function buildClient(
  root: string,
  outDir: string,
  together: readonly (readonly string[])[],
): Promise<void> {
  const base = shared(root);
  await build({
    ...base,
    plugins: [base.plugins, pureRouter(), smallPreload(), blockLoaders(together)],
    build: {
      outDir,
      emptyOutDir: false,
      manifest: MANIFEST,
      // Whatever a block imports is there already: only its styles have to be fetched with it.
      modulePreload: false,
      assetsInlineLimit: 0,
      target: 'es2022',
      rollupOptions: {
        ...quiet,
        input: CLIENT,
        treeshake: { propertyReadSideEffects: false },
        output: { codeSplitting: { groups: GROUPS } },
      },
    },
  });
}

async function buildEarly(root: string, folder: string): Promise<void> {
  const result = await build({
    ...shared(root),
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rollupOptions: {
        ...quiet,
        input: 'src/app/early/early.ts',
        output: { format: 'iife' },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The early script has not been built.');
  await writeFile(join(folder, EARLY), chunk.code.trim());
}

/** How long plugins take is no news for who builds a site. */
const quiet = { checks: { bundlerTimings: false } };

function shared(root: string): InlineConfig {
  return {
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    resolve: {
      alias: {
        // React has had it for years: what stands in for it in older ones is never run.
        'use-sync-external-store/shim/index.js': 'react',
      },
    },
    css: { modules: { generateScopedName: '[hash:base64:5]' } },
  };
}

/** The chunks of a page: that of the entry and of its blocks, each after those it imports. */
function chunks(
  manifest: Manifest,
  types: Iterable<string>,
  together: readonly (readonly string[])[],
) {
  const found: Manifest[string][] = [];
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || found.includes(chunk)) return;
    chunk.imports?.forEach(visit);
    found.push(chunk);
  };
  visit(CLIENT);
  for (const type of types) {
    // Beside its component, a block may have files that come later, when they are needed.
    const file = Object.keys(manifest).find((key) => key.startsWith(`src/blocks/${type}/`));
    visit(moduleOf(together, type) ?? file ?? '');
  }
  return found;
}

async function readStyles(outDir: string, manifest: Manifest): Promise<Map<string, string>> {
  const files = unique(Object.values(manifest).flatMap(({ css }) => css ?? []));
  const texts = await Promise.all(
    files.map(async (file): Promise<[string, string]> => {
      const text = await readFile(join(outDir, file), 'utf8');
      return [`/${file}`, text.trim()];
    }),
  );
  return new Map(texts);
}

const unique = <T>(items: T[]): T[] => [...new Set(items)];
