import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { build, type InlineConfig } from 'vite';
import { COUNTED_FILE } from '../../../document/visits/countedFile';
import { buildTargets } from '../browsers';
import { blockLoaders } from './blockLoaders';
import { chunkOf, CHUNKS } from './chunks';
import {
  CLIENT,
  CLIENT_FOLDER,
  EARLY,
  EARLY_STEPS,
  FOLD,
  MANIFEST,
  RENDERER,
  AROUND_EARLY,
  WORKER,
} from './codeFiles';
import { findEarlySteps } from './earlySteps';
import { leanRouter } from './leanRouter';
import { retryableImports } from './retryableImports';
import { sheetParts } from './sheetParts';

/** Inlined in pages whose early script and other styles stand at the end of their first block. */
export interface FoldScripts {
  /** In the head: what the first paint needs of the early script. */
  mark: string;
  /** After what stands there: takes it out again. */
  tidy: string;
}

/** Around the early script where it is a file that thousands of pages share. */
export interface ScriptsAroundEarly {
  /** Inlined in their heads: what the first paint needs of it. */
  meanwhile: string;
  /** Behind it, in the file: does what was pressed before it came. */
  catchUp: string;
}

/** Options of a code build. */
export interface CodeOptions {
  root: string;
  /** The cache folder. It must be inside the project, because the built code requires the project's packages. */
  cache: string;
  /** Groups of block types that share a chunk (see `blockGroups`). */
  together: readonly (readonly string[])[];
  /** Block types that the site shows. Others are left out, because the script of every page names the file of each. */
  shown: readonly string[];
  /** Whether the company has a store: see src/app/env.d.ts. */
  hasStore: boolean;
  /** Whether browsers ask to be counted: see src/site/counting. */
  counts: boolean;
}

/**
 * Builds the client code, the prerender worker, the early script and the early steps of blocks into an empty folder.
 */
export async function makeCode(
  root: string,
  folder: string,
  options: Omit<CodeOptions, 'root' | 'cache'>,
): Promise<void> {
  const base = shared(root, options);
  await Promise.all([
    buildClient(base, join(folder, CLIENT_FOLDER), { root, ...options }),
    buildWorker(base, folder),
    writeEarly(base, folder, root),
  ]);
}

async function buildWorker(base: InlineConfig, folder: string): Promise<void> {
  await build({
    ...base,
    build: {
      ssr: 'src/node/render/prerenderWorker.ts',
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rollupOptions: {
        ...quiet,
        // tinypool calls the default export; the bundler may export more.
        output: { format: 'cjs', exports: 'named', entryFileNames: WORKER },
      },
    },
  });
}

/** Builds what draws pages, for programs that draw them one by one: all blocks, whatever a site shows. */
export async function makeRenderer(root: string, folder: string): Promise<void> {
  await build({
    ...shared(root, { hasStore: true, counts: false }),
    build: {
      ssr: 'src/app/server.tsx',
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rollupOptions: { ...quiet, output: { format: 'cjs', entryFileNames: RENDERER } },
    },
  });
}

async function buildClient(
  base: InlineConfig,
  outDir: string,
  { root, together, shown }: Pick<CodeOptions, 'root' | 'together' | 'shown'>,
): Promise<void> {
  const alone = shown.filter((type) => !together.flat().includes(type));
  const loaders = blockLoaders({ groups: together, alone });
  await build({
    ...base,
    plugins: [base.plugins, leanRouter(), retryableImports(), sheetParts(root), loaders],
    build: {
      outDir,
      emptyOutDir: false,
      manifest: MANIFEST,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      target: buildTargets(base.root ?? '', 'full'),
      // What reads workbooks, in kB: it is loaded when somebody opens one. Budgets hold what all pages load.
      chunkSizeWarningLimit: 700,
      rollupOptions: {
        ...quiet,
        input: CLIENT,
        output: { codeSplitting: { groups: groupsOf(root) } },
      },
    },
  });
}

const groupsOf = (root: string) =>
  CHUNKS.map((name) => ({ name, test: (module: string) => chunkOf(root, module) === name }));

async function writeEarly(base: InlineConfig, folder: string, root: string): Promise<void> {
  const found = [...findEarlySteps(root)];
  const steps = Promise.all(found.map(async ([type, file]) => [type, await inlinable(base, file)]));
  await writeFile(join(folder, EARLY), await inlinable(base, 'src/app/early/early.ts'));
  await writeFile(join(folder, EARLY_STEPS), JSON.stringify(await steps));
  const fold: FoldScripts = {
    mark: await inlinable(base, 'src/app/early/mark.ts'),
    tidy: await inlinable(base, 'src/app/early/tidy.ts'),
  };
  await writeFile(join(folder, FOLD), JSON.stringify(fold));
  const around: ScriptsAroundEarly = {
    meanwhile: await inlinable(base, 'src/app/early/meanwhile.ts'),
    catchUp: await inlinable(base, 'src/app/early/catchUp.ts'),
  };
  await writeFile(join(folder, AROUND_EARLY), JSON.stringify(around));
}

/** Bundles a script with its imports into one IIFE, for inlining in a page. */
async function inlinable(base: InlineConfig, input: string): Promise<string> {
  const result = await build({
    ...base,
    build: {
      write: false,
      modulePreload: false,
      target: buildTargets(base.root ?? '', 'basic'),
      rollupOptions: {
        ...quiet,
        input,
        output: { format: 'iife' },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${input} has not been built.`);
  return chunk.code.trim();
}

/** The bundler's plugin timings are of no interest to someone building a site. */
const quiet = { checks: { bundlerTimings: false } };

function shared(
  root: string,
  { hasStore, counts }: Pick<CodeOptions, 'hasStore' | 'counts'>,
): InlineConfig {
  return {
    root,
    define: {
      'import.meta.env.STORE': String(hasStore),
      'import.meta.env.COUNTS': JSON.stringify(counts && COUNTED_FILE),
    },
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    css: {
      modules: { generateScopedName: '[hash:base64:5]' },
      // Keep `:dir(rtl)` as it is: for browsers from before 2024 it would become a list of 20 languages.
      lightningcss: { exclude: Features.DirSelector },
    },
  };
}
