import path from 'node:path';
import { buildSite } from '../../../src/node/build/build';
import { COMPANY, companyConfig } from '../../../src/node/site/company.fixture';
import { COMPANIES, type Company } from './companies';
import { uncompressed } from './uncompressed';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Builds a company derived from the other company into a folder. */
export async function buildCompany(name: Company, outDir: string): Promise<void> {
  const { config, schemas } = await companyConfig();
  COMPANIES[name](config);
  const site = { root: ROOT, siteDir: COMPANY, config: uncompressed(config), schemas };
  await buildSite({ ...site, outDir, isDraft: true });
}
