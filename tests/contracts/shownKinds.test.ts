import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { SiteConfig } from '../../src/generated/authored';
import { loadSchemas } from '../../src/node/schemas/load';

const { blockTypes } = loadSchemas(process.cwd());

/** What only a sales team or partners' developers see. */
const FOR_COLLEAGUES = new Set(['code-samples', 'sales-desk', 'snippet-builder']);

it.each(['norwegian-engines/site', 'other-company/arabic'])(
  'every kind of block stands on a page of %s, which browser tests look at: on any screen, on paper, without JavaScript',
  (company) => {
    const file = `tests/fixtures/${company}.config.json`;
    const { pages, shared } = JSON.parse(readFileSync(file, 'utf8')) as SiteConfig;
    const text = JSON.stringify([pages, shared?.blocks]);
    const missing = blockTypes.filter((type) => !text.includes(`"type":"${type}"`));
    expect(
      missing.filter((type) => !FOR_COLLEAGUES.has(type)),
      `To have it looked at, add each of these to a page of ${file}.`,
    ).toEqual([]);
  },
);
