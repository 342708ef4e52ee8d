// Builds the site of all block variants: `node tests/contracts/build-gallery.mjs <folder>`.
// The work is done while a module is imported, since Vite closes its runner when the import ends.
import path from 'node:path';
import { runnerImport } from 'vite';

const [outDir = ''] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '../..');
const entry = '\0gallery';

process.chdir(root);
await runnerImport(entry, {
  logLevel: 'warn',
  plugins: [
    {
      name: 'gallery',
      resolveId: (id) => (id === entry ? entry : undefined),
      load: (id) =>
        id === entry
          ? `import { buildSite } from '/src/build/build.ts';
             import { createGallery } from '/tests/contracts/gallery.ts';
             import { blockVariants } from '/tests/contracts/variants.ts';
             const root = ${JSON.stringify(root)};
             const gallery = await createGallery(root, blockVariants);
             await buildSite({ root, outDir: ${JSON.stringify(path.resolve(outDir))}, ...gallery });`
          : undefined,
    },
  ],
});
