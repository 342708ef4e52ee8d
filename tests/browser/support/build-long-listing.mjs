// Builds the other company with a listing of several pages: `node tests/browser/support/build-long-listing.mjs <folder>`.
// The work is done while a module is imported, since Vite closes its runner when the import ends.
import path from 'node:path';
import { runnerImport } from 'vite';

const [outDir = ''] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '../../..');
const entry = '\0long-listing';

process.chdir(root);
await runnerImport(entry, {
  logLevel: 'warn',
  plugins: [
    {
      name: 'long-listing',
      resolveId: (id) => (id === entry ? entry : undefined),
      load: (id) =>
        id === entry
          ? `import { buildSite } from '/src/build/build.ts';
             import { COMPANY as siteDir, companyConfig } from '/src/build/site/company.fixture.ts';
             const { config, schemas } = await companyConfig();
             const [product] = config.store.products;
             for (let n = 1; n <= 250; n += 1)
               config.store.products.push({ ...product, id: 'cleat-' + n, name: 'Cleat ' + n, category: 'deck' });
             const outDir = ${JSON.stringify(path.resolve(outDir))};
             await buildSite({ root: ${JSON.stringify(root)}, siteDir, outDir, config, schemas });`
          : undefined,
    },
  ],
});
