import { expect, it } from 'vitest';
import type { Schema } from '../../document/schema/schema';
import { previewAddress } from './previewAddress';

const block = (type: string, more: Schema = {}): Schema => ({
  type: 'object',
  properties: { type: { const: type } },
  ...more,
});
const schema: Schema = {
  type: 'object',
  properties: {
    pages: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          blocks: {
            type: 'array',
            items: {
              discriminator: { propertyName: 'type' },
              oneOf: [block('product-detail', { 'x-page': 'product' }), block('notice')],
            },
          },
        },
      },
    },
  },
};
const notice = (...onlyIn: string[]) => ({ type: 'notice', onlyIn });
const root = {
  store: {
    categories: [{ id: 'engines' }, { id: 'deck' }],
    products: [
      { id: 'eng-1', category: 'engines' },
      { id: 'dk-1', category: 'deck' },
    ],
  },
  pages: [
    { path: '/about', blocks: [notice('deck')] },
    { path: '/store/:category', blocks: [notice(), notice('deck'), notice('gone')] },
    { path: '/product/:product', blocks: [{ type: 'product-detail' }, notice('deck')] },
  ],
};
const shown = (page: number, form = `/pages/${page}`) =>
  previewAddress(schema, root, `/pages/${page}`, form);

it('shows the first category or product of a page that is many', () => {
  expect(shown(0)).toBe('/about');
  expect(shown(1)).toBe('/store/engines');
  expect(shown(2)).toBe('/product/eng-1');
});

it('[K16] shows a page with the block that is edited', () => {
  expect(shown(1, '/pages/1/blocks/0')).toBe('/store/engines');
  expect(shown(1, '/pages/1/blocks/1')).toBe('/store/deck');
  expect(shown(2, '/pages/2/blocks/1')).toBe('/product/dk-1');
  expect(shown(1, '/pages/1/blocks/2')).toBe('/store/engines');
});
