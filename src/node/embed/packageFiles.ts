import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { loadSchemas } from '../schemas/load';
import { reactSource } from './reactSource';
import { filesBelow } from '../files/filesBelow';

/** Writes embed/package/lib, which `npm pack ./embed/package` packs: ES modules and their types. */
export async function writePackageFiles(root: string): Promise<void> {
  const folder = join(root, 'embed/package');
  const lib = join(folder, 'lib');
  rmSync(lib, { recursive: true, force: true });
  const react = join(lib, 'source/react.ts');
  mkdirSync(dirname(react), { recursive: true });
  await writeFile(react, reactSource(loadSchemas(root), '../../reactElement'));
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: lib,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      lib: {
        entry: { load: join(folder, 'load.ts'), react },
        formats: ['es'],
      },
      rollupOptions: { external: ['react'] },
    },
  });
  execFileSync(process.execPath, [
    join(root, 'node_modules/typescript/bin/tsc'),
    '--project',
    join(folder, 'tsconfig.json'),
  ]);
  await nameFiles(join(lib, 'types'));
}

/** Adds file extensions to imports: our sources omit them, but `moduleResolution: nodenext` requires them. */
async function nameFiles(types: string): Promise<void> {
  for (const file of await filesBelow(types, types)) {
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(/\bfrom '(\.[^']+)'/g, "from '$1.js'"));
  }
}
