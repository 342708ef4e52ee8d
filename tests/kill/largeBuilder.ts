// Builds a company as a large site, for a test that kills it: the text of its first product, the folder for the site.
import { companyConfig, COMPANY } from '../../src/node/site/company.fixture';
import { buildSite } from '../../src/node/build/build';

const [, , text = '', outDir = ''] = process.argv;
const { config, schemas } = await companyConfig();
const [product] = config.store.products;
if (product) product.description = text;
const options = { root: process.cwd(), siteDir: COMPANY, outDir, config, schemas };
await buildSite({ ...options, isDraft: true, largeFrom: 1 });
