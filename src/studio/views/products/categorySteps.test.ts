import { expect, it } from 'vitest';
import type { Schema } from '../../../document/schema/schema';
import { applyAll } from '../../../document/apply';
import {
  addCategory,
  categoriesOf,
  leadsToCategory,
  moveCategory,
  renameCategory,
} from './categorySteps';

const text: Schema = { type: 'string' };
const category: Schema = {
  type: 'object',
  required: ['id', 'name', 'description'],
  properties: { id: { ...text, 'x-kind': 'category-id' }, name: text, description: text },
};
const listing: Schema = {
  type: 'object',
  'x-page': 'category',
  properties: {
    type: { const: 'listing' },
    onlyIn: { type: 'array', items: { type: 'string', 'x-kind': 'shown-category' } },
  },
};
const words: Schema = {
  type: 'object',
  properties: {
    type: { const: 'words' },
    text: { ...text, 'x-kind': 'inline-markdown' },
    link: { ...text, 'x-kind': 'link' },
  },
};
const list = (items: Schema): Schema => ({ type: 'array', items });
const group = (properties: Record<string, Schema>): Schema => ({ type: 'object', properties });
const blocks = list({ discriminator: { propertyName: 'type' }, oneOf: [listing, words] });
const schema = group({
  store: group({
    categories: list(category),
    products: list(group({ id: text, category: { ...text, 'x-kind': 'category' } })),
  }),
  pages: list(group({ path: text, blocks })),
});
const products = [
  { id: 'a-1', category: 'pumps' },
  { id: 'a-2', category: 'hoses' },
  { id: 'a-3', category: 'pumps' },
];
const categories = [
  { id: 'pumps', name: 'Pumps', description: '', aliases: ['old-pumps'] },
  { id: 'hoses', name: 'Hoses', description: '' },
];
const link = { type: 'words', text: 'All [pumps](/c/pumps?x=1).', link: '/c/pumps#top' };
const root = {
  store: { categories, products },
  pages: [
    { path: '/', blocks: [link, { type: 'words', text: 'pumps', link: '/c/pumps-more' }] },
    { path: '/c/:category', blocks: [{ type: 'listing', onlyIn: ['hoses', 'pumps'] }] },
  ],
};
type Site = typeof root;

it('lists the categories with the number of their products', () => {
  const found = categoriesOf(root, products).map(({ id, count }) => [id, count]);
  expect(found).toEqual([
    ['pumps', 2],
    ['hoses', 1],
  ]);
});

it('[G7] a category with another address takes its products and all links along, and is found at the old one', () => {
  const operations = renameCategory(schema, root, { index: 0, id: 'pumps', to: 'old-pumps' });
  const { store, pages } = applyAll(root, operations).value as Site;
  expect(store.categories[0]).toMatchObject({ id: 'old-pumps', aliases: ['pumps'] });
  expect(store.products.map((one) => one.category)).toEqual(['old-pumps', 'hoses', 'old-pumps']);
  expect(pages[0]?.blocks).toEqual([
    { type: 'words', text: 'All [pumps](/c/old-pumps?x=1).', link: '/c/old-pumps#top' },
    { type: 'words', text: 'pumps', link: '/c/pumps-more' },
  ]);
  expect(pages[1]?.blocks).toEqual([{ type: 'listing', onlyIn: ['hoses', 'old-pumps'] }]);
  expect(leadsToCategory(schema, root, 'pumps')).toHaveLength(2);
});

it('moves a category up and down, and adds one with the texts it must have', () => {
  const idsAfter = (...operations: Parameters<typeof applyAll>[1]) =>
    (applyAll(root, operations).value as Site).store.categories.map(({ id }) => id);
  expect(idsAfter(moveCategory(1, -1))).toEqual(['hoses', 'pumps']);
  expect(idsAfter(moveCategory(0, 1))).toEqual(['hoses', 'pumps']);
  const [added] = addCategory(category, { id: 'taps', name: 'Taps' });
  expect(added).toMatchObject({ value: { id: 'taps', name: 'Taps', description: '' } });
});
