import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { dependencyState } from '../../src/node/cli/launch/dependencies.mjs';
import { pascal } from '../../src/node/schemas/names';
import { ROOT } from '../architecture/sources';
import { linkOrCopy } from '../temporary/linkOrCopy';
import { temporaryFolder } from '../temporary/temporaryFolder';

/** What a clone does not contain: generated or unrelated files. */
const NOT_CLONED = new Set(
  [
    '.git',
    '.cache',
    'dist',
    'dist.new',
    'dist.old',
    'dist.spare',
    'node_modules',
    'playwright-report',
    'schemas/blocks.schema.json',
    'src/generated',
    'test-results',
  ].map((name) => path.normalize(name)),
);

/** With the prefix by which Windows supports long paths: `\\?\C:\…`. */
const FROM = path.toNamespacedPath(ROOT);

/** Tools' caches in node_modules, which projects must not share. */
const KEPT_BY_TOOLS = new Set(['.cache', '.vite', '.vite-temp']);

/**
 * Caches of built code that copies share until they change the code: other steps of `npm test` need the same builds.
 */
const CODE_CACHES = ['code', 'embed', 'embed-package', 'studio'];

/** Caches that are shared all the same, as they depend on the content alone: of code, finished pictures and fonts. */
const SHARED_CACHES = ['font', 'photos', 'share', ...CODE_CACHES];

/**
 * Copies the project into a temporary folder, like a clone, with its dependencies linked.
 * @returns The folder, which is removed after the last test of the file.
 * @throws If the dependencies do not match the lock file: a command would install them.
 */
export function copyProject(): string {
  const copy = temporaryFolder();
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (file) => !NOT_CLONED.has(path.relative(FROM, path.toNamespacedPath(file))),
  });
  linkModules(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  if (dependencyState(copy) !== 'fresh') {
    throw new Error('The dependencies are not those of package-lock.json: npm ci installs them.');
  }
  return copy;
}

/** Lets a copy build code for itself from now on, because others must not use what it builds from changed sources. */
export function leaveSharedCode(copy: string): void {
  // Only the links are removed.
  for (const name of CODE_CACHES) unlinkSync(path.join(copy, 'node_modules/.cache', name));
}

/**
 * Adds a field to a new block of a copy by hand, as the README says.
 * @param field The field of the schema, as lines of JSON.
 * @param line What draws it in the component.
 * @throws If the files are not as `npm run new block` writes them.
 */
export function addField(copy: string, block: string, field: string, line: string): void {
  const put = (name: string, before: string, text: string) => {
    const file = path.join(copy, name);
    const old = readFileSync(file, 'utf8');
    if (!old.includes(before)) throw new Error(`${name} has no ${before}`);
    writeFileSync(file, old.replace(before, `${text}${before}`));
  };
  put(`schemas/blocks/${block}.schema.json`, '"text": {', `${field},`);
  put(`src/blocks/${block}/${pascal(block)}.tsx`, '</Section>', line);
}

/** Whether a copy has a file or folder of that name: 'cart' for src/cart. */
export function isPartOf(copy: string, name: string): boolean {
  const files = [name, `src/${name}`, `src/blocks/${name}`];
  return files.some((file) => existsSync(path.join(copy, file)));
}

/** Links packages one by one, so that what a command writes to node_modules stays in the copy. */
function linkModules(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    if (KEPT_BY_TOOLS.has(name)) continue;
    linkOrCopy(source, target);
  }
  for (const name of SHARED_CACHES) {
    const cache = path.join(from, '.cache', name);
    mkdirSync(cache, { recursive: true });
    mkdirSync(path.join(to, '.cache'), { recursive: true });
    linkOrCopy(cache, path.join(to, '.cache', name));
  }
}
