import { companyOf, type Company } from './company';
import { test as anySite } from './test';

/** Companies with a category whose listing has several pages. */
const LARGE: readonly (readonly [category: string, company: Company])[] = [
  [
    'deck',
    companyOf(
      'The other company',
      'tests/fixtures/other-company/site.config.json',
      anySite.extend({ baseURL: async ({ large }, give) => give(large) }),
    ),
  ],
  [
    'motorer',
    companyOf(
      'Havsund',
      'tests/fixtures/norwegian-engines/site.config.json',
      anySite.extend({ baseURL: async ({ manyEngines }, give) => give(manyEngines) }),
    ),
  ],
];

/** Declares tests of a long listing that are run for each of these companies. */
export function forEachLongListing(declare: (company: Company, category: string) => void): void {
  for (const [category, company] of LARGE)
    company.test.describe(company.name, () => declare(company, category));
}
