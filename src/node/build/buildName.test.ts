import { expect, it } from 'vitest';
import { buildName, type BuildInputs } from './buildName';
import { createAssets } from '../files/assets';
import { COMPANY, companyConfig, type WholeConfig } from '../site/company.fixture';
import { resolveSite } from '../site/resolve';

/** The build inputs of the other company, after `change` has modified its config. */
async function inputs(change: (config: WholeConfig) => void = () => {}): Promise<BuildInputs> {
  const { config, schemas } = await companyConfig();
  change(config);
  const site = await resolveSite(config, schemas, COMPANY, createAssets());
  return { site, config, code: { key: 'sources' }, photos: { files: new Map() } };
}
const name = async (change?: (config: WholeConfig) => void) => buildName(await inputs(change));

it('is the same for the same site', async () => {
  expect(await name()).toBe(await name());
});

it.each<[what: string, change: (config: WholeConfig) => void]>([
  ['a product', ({ store }) => Object.assign(store.products.at(-1) ?? {}, { description: 'New.' })],
  ['a page', ({ pages }) => Object.assign(pages.at(-1) ?? {}, { title: 'A new title' })],
  ['a text of the interface', ({ strings }) => Object.assign(strings, { home: 'Start' })],
  // Theme colours are written into drawings, whose names are content hashes.
  ['a colour', ({ theme }) => Object.assign(theme.colors, { line: '#123456' })],
])('changes with %s', async (_, change) => {
  expect(await name(change)).not.toBe(await name());
});

it('changes with the sources, and with photos', async () => {
  const known = await inputs();
  const before = buildName(known);
  expect(buildName({ ...known, code: { key: 'others' } })).not.toBe(before);
  const files = new Map([['/assets/yard-1.avif', 'yard.avif']]);
  expect(buildName({ ...known, photos: { files } })).not.toBe(before);
});
