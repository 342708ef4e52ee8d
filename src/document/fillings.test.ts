import { expect, it } from 'vitest';
import { join } from 'node:path';
import { loadSchemas } from '../node/schemas/load';
import { describe, pointerInWords } from './describe';
import { fillingsInWords } from './fillings';
import { pageName } from './pageName';

const { config: schema } = loadSchemas(join(import.meta.dirname, '../..'));
const page = (title: string, name?: string) => ({
  pages: [{ path: '/products/{id}', title, ...(name !== undefined && { name }), blocks: [] }],
});

it('says in words what is filled in', () => {
  expect(fillingsInWords('{product.name} | {site.name}')).toBe(
    '[name of the product] | [name of the site]',
  );
  expect(fillingsInWords('{count} pieces of {product.id}')).toBe(
    '{count} pieces of [code of the product]',
  );
});

it('names the page of all products by what it is for', () => {
  expect(pageName(page('{product.name} | Acme').pages[0])).toBe('Every product');
  expect(pageName(page('{category.name} | Acme', '{category.name}').pages[0])).toBe(
    'Every category',
  );
});

it('leaves no placeholder in a summary of what was changed', () => {
  const before = page('{product.name} | Acme', '{product.name}');
  const after = page('{product.name} | Acme Pumps');
  const told = JSON.stringify(describe(schema, before, after));
  expect(told).toContain('changed from \\"[name of the product] | Acme\\"');
  expect(told.replaceAll(/"value":"[^"]*"/g, '')).not.toContain('{product.name}');
  expect(pointerInWords(schema, before, '/pages/0/title')).toBe('Every product › title');
});
