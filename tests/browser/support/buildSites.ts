import path from 'node:path';
import { buildGallery } from '../../contracts/buildGallery';
import { buildCompany } from './buildCompany';
import { buildConfig } from './buildConfig';
import { writePhotoCompany } from './photoCompany.mjs';
import type { SiteName } from './sites';

const ARABIC = 'tests/fixtures/other-company/arabic.config.json';
const NORWEGIAN = 'tests/fixtures/norwegian-engines/site.config.json';

/** What builds each of the other sites into a folder. */
export const BUILDS: Record<SiteName, (outDir: string) => Promise<void>> = {
  gallery: buildGallery,
  arabic: (outDir) => buildConfig(ARABIC, outDir),
  norwegian: (outDir) => buildConfig(NORWEGIAN, outDir),
  manyEngines: (outDir) => buildConfig(NORWEGIAN, outDir, 'motorer'),
  photos: async (outDir) =>
    buildConfig(await writePhotoCompany(path.join(outDir, '../photo-company')), outDir),
  large: (outDir) => buildCompany('large', outDir),
  chandlery: (outDir) => buildCompany('chandlery', outDir),
};
