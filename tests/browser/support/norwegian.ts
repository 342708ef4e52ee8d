import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { WholeConfig } from '../../../src/node/site/company.fixture';

const FILE = 'tests/fixtures/norwegian-engines/site.config.json';

/** The config of a company that writes Norwegian, whose addresses are Norwegian too. It has all its words. */
export const norwegianConfig = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../..', FILE), 'utf8'),
) as WholeConfig;

/** The path of the page with this block, or with this parameter in its path. */
export function pathOf(what: string): string {
  const found = norwegianConfig.pages.find(
    ({ path: address, blocks }) =>
      address.includes(what) || blocks.some(({ type }) => type === what),
  );
  if (!found) throw new Error(`The Norwegian company has no page with ${what}.`);
  return found.path;
}

/** The path of a product's page. */
export const productPath = (id: string) => pathOf(':product').replace(':product', id);

/** The path of a category's page. */
export const categoryPath = (id: string) => pathOf(':category').replace(':category', id);
