import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { cachedFolder, evictOldest } from '../../files/cachedFolder.mjs';

/** How many bundles are kept, of all commands together. */
const KEPT = 30;

/**
 * Bundles a module and all it imports of the project into one file of plain JavaScript, which starts many times
 * faster than hundreds of modules compiled one by one. A bundle of the same sources is reused.
 * @param {string} root The project's folder.
 * @param {string} file A module of it.
 * @returns {Promise<string>} The address of the file, to be imported.
 * @throws With file and line, where a source cannot be read.
 */
export async function bundled(root, file) {
  const cache = path.join(root, 'node_modules', '.cache', 'commands');
  const name = path.basename(file, '.ts');
  // Scripts of the same name in other folders have lists of their own.
  const place = path.relative(root, path.resolve(root, file)).replaceAll(/[^\w-]+/g, '_');
  const list = path.join(cache, 'sources', `${place}.json`);
  const code = path.join(cache, 'code');
  const entry = (/** @type {string} */ key) => path.join(code, key, `${name}.js`);
  const known = lastKey(root, list);
  if (known && existsSync(entry(known))) return pathToFileURL(entry(known)).href;

  const { sources, write } = await bundle(root, file);
  const key = keyOf(root, sources);
  await cachedFolder(code, key, write);
  mkdirSync(path.dirname(list), { recursive: true });
  writeFileSync(list, JSON.stringify([...sources.keys()]));
  await evictOldest(code, KEPT);
  return pathToFileURL(entry(key)).href;
}

/**
 * The cache key the code would have now; undefined if it was never built, or a source is gone.
 * @param {string} root
 * @param {string} list
 * @returns {string | undefined}
 */
function lastKey(root, list) {
  try {
    /** @type {string[]} */
    const files = JSON.parse(readFileSync(list, 'utf8'));
    return keyOf(root, new Map(files.map((file) => [file, readFileSync(file, 'utf8')])));
  } catch {
    return undefined;
  }
}

/**
 * Changes with all that the code depends on: the sources, their environment, and how they are bundled.
 * @param {string} root
 * @param {Map<string, string>} sources
 */
function keyOf(root, sources) {
  const around = [
    process.version,
    root,
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  ];
  const own = readFileSync(new URL(import.meta.url), 'utf8');
  const all = JSON.stringify([around, own, [...sources]]);
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}

/**
 * @param {string} root
 * @param {string} file
 * @returns {Promise<{ sources: Map<string, string>, write: (folder: string) => Promise<unknown> }>} The sources as
 * they were read, by their paths, and what writes the code into a folder.
 */
async function bundle(root, file) {
  const { build } = await import('vite');
  /** @type {Map<string, string>} */
  const sources = new Map();
  const before = process.env.NODE_ENV;
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        enforce: 'pre',
        transform(code, id) {
          if (!path.isAbsolute(id)) return undefined;
          sources.set(id, code);
          return { code: withOwnLocation(code, id), map: null };
        },
      },
    ],
    build: {
      ssr: file,
      write: false,
      minify: false,
      sourcemap: true,
      rollupOptions: { output: { format: 'es', sourcemapExcludeSources: true } },
    },
  });
  // Vite sets it for the whole process, but the command may not be a build.
  if (before === undefined) delete process.env.NODE_ENV;
  if (!('output' in output)) throw new Error(`${file} was not put together.`);
  const write = async (/** @type {string} */ folder) => {
    for (const part of output.output) {
      const content = part.type === 'chunk' ? part.code : part.source;
      const target = path.join(folder, part.fileName);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, content);
    }
  };
  return { sources, write };
}

/**
 * A module that asks for its location gets that of its source: it looks for files beside it.
 * @param {string} code
 * @param {string} id
 */
function withOwnLocation(code, id) {
  return code
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
    .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)));
}
