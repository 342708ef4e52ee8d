import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { moduleOf } from './blockLoaders';
import {
  CLIENT,
  CLIENT_FOLDER,
  EARLY,
  EARLY_STEPS,
  FOLD,
  MANIFEST,
  AROUND_EARLY,
  SHEET_PARTS,
  WORKER,
} from './codeFiles';
import { codeKey, NOT_IN_SITES } from './codeKey';
import { findEarlySteps, mayComeLate } from './earlySteps';
import { buildTargets } from '../browsers';
import { pascal } from '../../schemas/names';
import { cachedFolder, evictOldest } from '../../files/cachedFolder';
import type { CodeOptions, FoldScripts, ScriptsAroundEarly } from './makeCode';
import type { SheetPart, SheetParts } from './sheetParts';

/** The built code of the site. */
export interface BuiltCode {
  /** Cache key: changes with the sources and the build options. */
  key: string;
  /** The script of the worker threads that render pages (`prerenderWorker.ts`). */
  worker: string;
  /** The folder of the client files to publish. */
  folder: string;
  /** The early script, for inlining. */
  early: string;
  /** Scripts to inline after it on pages with certain blocks, by block type. */
  earlySteps: ReadonlyMap<string, string>;
  /** The block types of those that may come late: see `mayComeLate`. */
  lateSteps: ReadonlySet<string>;
  fold: FoldScripts;
  /** What stands around the early script where it is a file. */
  around: ScriptsAroundEarly;
  /** The module that starts React. */
  entry: string;
  /** Scripts that a page with these blocks needs. */
  scripts(types: Iterable<string>): string[];
  /** Style sheets that a page with these blocks needs, in cascade order. */
  styles(types: Iterable<string>): string[];
  /** What each module has put into a style sheet, in cascade order. */
  parts(url: string): readonly SheetPart[];
  /** The CSS modules that the header and blocks of these types need. */
  needed(types: Iterable<string>): ReadonlySet<string>;
}

/** Cached builds: enough for some branches, and for several companies, whose home pages have other blocks. */
const MAX_CACHED_BUILDS = 16;

/** Builds the client code, the prerender worker and the early script; reuses a cached build of the same sources. */
export async function buildCode({ root, cache, ...rest }: CodeOptions): Promise<BuiltCode> {
  const { together, ...others } = rest;
  const kept = join(cache, 'code');
  const targets = (['full', 'basic'] as const).map((group) => buildTargets(root, group));
  const key = await codeKey(root, [...together, ...targets, JSON.stringify(others)], {
    without: NOT_IN_SITES,
  });
  const folder = await cachedFolder(kept, key, async (empty) => {
    // Import the bundler here because it takes 0.3 s to load and usually nothing has to be built.
    const { makeCode } = await import('./makeCode');
    await makeCode(root, empty, rest);
  });
  await evictOldest(kept, MAX_CACHED_BUILDS);
  const client = join(folder, CLIENT_FOLDER);
  const manifest = JSON.parse(await readFile(join(client, MANIFEST), 'utf8')) as Manifest;
  const early = await readFile(join(folder, EARLY), 'utf8');
  const steps = await readFile(join(folder, EARLY_STEPS), 'utf8');
  const fold = JSON.parse(await readFile(join(folder, FOLD), 'utf8')) as FoldScripts;
  const around = JSON.parse(
    await readFile(join(folder, AROUND_EARLY), 'utf8'),
  ) as ScriptsAroundEarly;
  const { sheets, reach } = JSON.parse(
    await readFile(join(client, SHEET_PARTS), 'utf8'),
  ) as SheetParts;
  return {
    key,
    worker: join(folder, WORKER),
    folder: join(client, 'assets'),
    early,
    fold,
    around,
    earlySteps: new Map(JSON.parse(steps) as [type: string, code: string][]),
    lateSteps: new Set(
      [...findEarlySteps(root)].flatMap(([type, file]) => (mayComeLate(file) ? type : [])),
    ),
    entry: `/${manifest[CLIENT]?.file}`,
    scripts: (types) => unique(chunks(manifest, types, together).map(({ file }) => `/${file}`)),
    styles: (types) =>
      unique(chunks(manifest, types, together).flatMap(({ css }) => css ?? [])).map(
        (file) => `/${file}`,
      ),
    parts: (url) => sheets[url.slice(1)] ?? [],
    needed: (types) =>
      new Set(
        [...FIRST, ...[...types].map((type) => `src/blocks/${type}/${pascal(type)}.tsx`)].flatMap(
          (module) => reach[module] ?? [],
        ),
      ),
  };
}

/** What is seen of every page before its first block. */
const FIRST = [
  'src/app/global.css',
  'src/app/layout/layout.module.css',
  'src/app/layout/Header.tsx',
];

/** The chunks of a page: the entry's and its blocks', each after those it imports. */
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
    // Besides its component, a block may have chunks that are loaded on demand.
    const file = Object.keys(manifest).find((key) => key.startsWith(`src/blocks/${type}/`));
    visit(moduleOf(together, type) ?? file ?? '');
  }
  return found;
}

const unique = <T>(items: T[]): T[] => [...new Set(items)];
