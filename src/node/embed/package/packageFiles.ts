import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { create } from 'tar';
import { codeKey } from '../../assets/code/codeKey';
import { cachedFolder, evictOldest } from '../../files/cachedFolder';
import { filesBelow } from '../../files/filesBelow';
import { loadSchemas } from '../../schemas/load';
import { elementTypes } from './elementTypes';
import { reactSource } from './reactSource';
import { TEMPLATE_TYPES, templateTypes } from './templateTypes';

/** The path at which the site publishes the package. */
export const PACKAGE_URL = '/embed/inquiry-embed.tgz';

/** The folder of its sources, relative to the project, and of its types, relative to lib/types. */
const FOLDER = 'embed/package';

/** The package's sources, relative to the project, with all files that their types refer to. */
const SOURCES = [
  'embed/package/load.ts',
  'embed/package/events.ts',
  'embed/package/reactElement.ts',
  'embed/api.ts',
  'src/cart/items.ts',
];

/** The package's files besides lib/, and their folders in the project. */
const OTHERS = { 'package.json': FOLDER, 'README.md': FOLDER, LICENSE: '' };

/** The entry of the package: what is written by hand, and what is generated. */
const ENTRY = `export * from './load';
export type * from './events';
export type * from './elements';
`;

const MAX_CACHED_PACKAGES = 4;
const ARCHIVE = 'package.tgz';

/** The npm package for partners as an archive: the same bytes from the same sources, on any machine. */
export async function packageArchive(root: string, cache: string): Promise<Buffer> {
  const folder = join(cache, 'embed-package');
  const key = await codeKey(root, [], {
    folders: ['embed', 'schemas', 'src/cart', 'src/node/embed'],
  });
  const made = await cachedFolder(folder, key, async (empty) => {
    const lib = join(empty, 'lib');
    await writeLib(root, lib);
    for (const [name, place] of Object.entries(OTHERS))
      await cp(join(root, place, name), join(empty, name));
    const files = (await filesBelow(empty)).map((file) => file.replaceAll('\\', '/')).toSorted();
    const same = { portable: true, mtime: new Date(0), gzip: { level: 9 } } as const;
    await create({ ...same, cwd: empty, prefix: 'package', file: join(empty, ARCHIVE) }, files);
    await rm(lib, { recursive: true });
  });
  await evictOldest(folder, MAX_CACHED_PACKAGES);
  return readFile(join(made, ARCHIVE));
}

/** Fills the package's folder lib: ES modules and their types. */
export async function writeLib(root: string, lib: string): Promise<void> {
  const cache = join(root, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  // A copy of the sources, because the components are generated. It is inside the project, so that its packages are
  // found.
  const sources = await mkdtemp(join(cache, 'package-'));
  try {
    for (const file of SOURCES) await cp(join(root, file), join(sources, file));
    const folder = join(sources, FOLDER);
    const schemas = loadSchemas(root);
    const generated = {
      'index.ts': ENTRY,
      'elements.ts': elementTypes(schemas),
      'react.ts': reactSource(schemas, '.'),
    };
    for (const [name, source] of Object.entries(generated))
      await writeFile(join(folder, name), source);
    await Promise.all([
      writeModules(folder, lib),
      writeTypes(root, { sources, lib, generated: Object.keys(generated) }),
    ]);
    const types = join(lib, 'types');
    for (const name of TEMPLATE_TYPES)
      await writeFile(join(types, FOLDER, `${name}.d.ts`), templateTypes(schemas, name));
    await nameFiles(types);
    // What the entries with types alone are when a page is built.
    await writeFile(join(lib, 'types.js'), 'export {};\n');
  } finally {
    await rm(sources, { recursive: true, force: true });
  }
}

async function writeModules(folder: string, lib: string): Promise<void> {
  // Loaded here, because loading Vite takes 0.3 s and the package is usually in the cache.
  const { build } = await import('vite');
  await build({
    root: folder,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: lib,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      lib: {
        entry: { index: join(folder, 'index.ts'), react: join(folder, 'react.ts') },
        formats: ['es'],
      },
      rollupOptions: {
        external: ['react'],
        // The paths of the sources differ from build to build.
        experimental: { attachDebugInfo: 'none' },
      },
    },
  });
}

async function writeTypes(
  root: string,
  { sources, lib, generated }: { sources: string; lib: string; generated: readonly string[] },
): Promise<void> {
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      types: [],
      rootDir: '.',
      outDir: join(lib, 'types'),
    },
    // List all files, because the compiler does not emit imported files below node_modules.
    files: [...SOURCES, ...generated.map((name) => join(FOLDER, name))],
    include: [],
  };
  const file = join(sources, 'tsconfig.json');
  await writeFile(file, JSON.stringify(config));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [tsc, '--project', file]).catch(
    ({ stdout }: { stdout: string }) => {
      throw new Error(stdout);
    },
  );
}

/** Adds the file endings that types for Node need (`moduleResolution: nodenext`) and our sources leave out. */
async function nameFiles(types: string): Promise<void> {
  for (const file of await filesBelow(types, types)) {
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(/\bfrom '(\.[^']+)'/g, "from '$1.js'"));
  }
}
