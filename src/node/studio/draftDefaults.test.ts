import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { applyAll } from '../../document/apply';
import { valueAt } from '../../document/values';
import { checkConfig } from '../config/check/checkConfig';
import { COMPANY } from '../site/company.fixture';
import { createFillDefaults } from './draftDefaults';

const ROOT = resolve(import.meta.dirname, '../../..');
const FILE = join(COMPANY, 'site.config.json');
const DRAFT: unknown = JSON.parse(readFileSync(FILE, 'utf8'));
const AT = '/store/products/1/name';

const productsOf = (value: unknown) => valueAt(value, ['store', 'products']) as object[];

it('fills in what the check of the file fills in', async () => {
  const before = structuredClone(DRAFT);
  const { config, isValid } = await createFillDefaults(ROOT)(DRAFT);
  expect(isValid).toBe(true);
  expect(config).toEqual((await checkConfig(FILE, { root: ROOT })).config);
  expect(DRAFT).toEqual(before);
});

it('goes only through the products that another draft did not have', async () => {
  const fill = createFillDefaults(ROOT);
  const { config } = await fill(DRAFT);
  const changed = applyAll(DRAFT, [{ op: 'set', at: AT, value: 'Another name' }]).value;
  const { config: next } = await fill(changed);
  const isSame = productsOf(next).map((product, place) => product === productsOf(config)[place]);
  expect(isSame.flatMap((same, place) => (same ? [] : place))).toEqual([1]);
  expect(productsOf(next)[1]).toMatchObject({ name: 'Another name', specifications: [] });
});

it('says that a product has a mistake for as long as it has one', async () => {
  const fill = createFillDefaults(ROOT);
  const wrong = applyAll(DRAFT, [{ op: 'set', at: AT, value: 7 }]).value;
  expect((await fill(wrong)).isValid).toBe(false);
  expect((await fill(wrong)).isValid).toBe(false);
  expect((await fill(DRAFT)).isValid).toBe(true);
});

it('takes drafts whose products are no list', async () => {
  const fill = createFillDefaults(ROOT);
  const draft = { ...(DRAFT as object), store: { products: 'none' } };
  expect(await fill(draft)).toMatchObject({ isValid: false, config: draft });
});
