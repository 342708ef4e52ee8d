import path from 'node:path';
import { writePartsSite } from '../../bench/build/partsSite';
import { buildGallery } from '../../contracts/buildGallery';
import { buildCompany } from './buildCompany';
import { buildConfig } from './buildConfig';
import { writePhotoCompany } from './photoCompany.mjs';
import type { SiteName } from './sites';

const ARABIC = 'tests/fixtures/other-company/arabic.config.json';
const NORWEGIAN = 'tests/fixtures/norwegian-engines/site.config.json';

/** Products whose index is too large for a page. */
const SEARCHED_BY_AN_ENDPOINT = 4000;

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
  parts: async (outDir) =>
    buildConfig(
      await writePartsSite(path.join(outDir, '../parts-company'), {
        count: SEARCHED_BY_AN_ENDPOINT,
        copies: 'none',
      }),
      outDir,
    ),
};
