import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { SiteConfig } from '../../generated/authored';
import { loadSchemas } from '../schemas/load';
import { compileRules, examplesOf, siteChoices } from './rules';

const root = process.cwd();
const schemas = loadSchemas(root);
const config = {
  branches: [{ id: 'north' }, { id: 'south' }],
  contact: { otherBranch: { value: 'elsewhere' } },
  store: { categories: [{ id: 'pumps' }] },
} as SiteConfig;
const rules = compileRules(schemas, config);
vi.doMock('virtual:inquiry/rules', () => ({ rules }));
vi.doMock('virtual:inquiry/examples', () => ({ examples: examplesOf(schemas) }));
const { areRight, readAttributes } = await import('../../../embed/widgets/attributes');
const { mistakesIn } = await import('../../../embed/doctor/mistakes');

const names = Object.keys(rules);
const schemaOf = (name: string) => schemas.elements.get(name) ?? schemas.script;
/** Values as attributes: all strings. */
const texts = (example: unknown) =>
  Object.fromEntries(Object.entries(example as object).map(([key, value]) => [key, String(value)]));

const ajv = new Ajv2020({ coerceTypes: true, strict: false });

describe.each(names)('the rules of %s', (name) => {
  const fields = schemaOf(name).properties ?? {};
  const ids = Object.keys(fields).filter((key) => fields[key]?.['x-kind']);

  it('accept the examples of its schema, except offices and categories of another company', () => {
    for (const example of schemaOf(name).examples ?? []) {
      const written = texts(example);
      for (const key of ids) delete written[key];
      expect(mistakesIn(name, written, name)).toEqual([]);
    }
  });

  it('agree with the schema on any value', () => {
    const verdict = ajv.compile(schemaOf(name));
    const keys = Object.keys(fields).filter((key) => !ids.includes(key));
    const said = keys.flatMap((key) => [
      ...(fields[key]?.examples ?? []),
      ...(fields[key]?.enum ?? []),
    ]);
    const value = fc.oneof(
      fc.constantFrom(...said.map(String), '', '0', '1', '48', '49', '1.5', '-3', 'abc'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), value), (written) => {
        // Ajv also reads '' and ' 7 ' as numbers, but on a page they are a mistake.
        const odd = Object.entries(written).some(
          ([key, text]) => fields[key]?.type === 'integer' && !/^\d+$/.test(text),
        );
        fc.pre(!odd);
        const isRight = verdict({ ...written });
        expect(areRight(name, written)).toBe(isRight);
        expect(mistakesIn(name, written, name).length === 0).toBe(isRight);
      }),
    );
  });
});

/** What pages write on elements that is not for us: HTML's own attributes, and those of other libraries. */
const OF_OTHERS =
  `accesskey autofocus class contenteditable draggable enterkeyhint exportparts hidden id inert is
  itemid itemprop itemref itemscope itemtype lang nonce onclick oninput onload part popover role slot spellcheck style
  tabindex title translate virtualkeyboardpolicy align jsaction jscontroller property resource typeof vocab x cfasync
  type src async defer referrerpolicy crossorigin integrity`.split(/\s+/);

const REQUIRED: Record<string, Record<string, string>> = { 'inquiry-add': { product: 'a' } };

it.each(names)('nobody’s mistake are the attributes of others on %s', (name) => {
  const written = Object.fromEntries(OF_OTHERS.map((key) => [key, '']));
  const all = { ...REQUIRED[name], ...written };
  expect(mistakesIn(name, all, name)).toEqual([]);
  // The doctor is not even asked.
  expect(areRight(name, all)).toBe(true);
});

it.each([
  ['inquiry-add', 'lable', 'label'],
  ['inquiry-add', 'prodcut', 'product'],
  ['inquiry-products', 'product', 'products'],
  ['inquiry-list', 'sorce', 'source'],
  ['script', 'launcer', 'launcher'],
])('a misspelt attribute of %s is named: %s', (name, key, meant) => {
  const written = { ...REQUIRED[name], [key]: 'a' };
  expect(areRight(name, written)).toBe(name === 'script');
  expect(mistakesIn(name, written, name)).toEqual([
    `${name} has no ${key}. Did you mean ${meant}?`,
  ]);
});

it('[A16] offices and categories match whatever their case', () => {
  const branch = { branch: 'NORTH' };
  for (const name of ['script', 'inquiry-list', 'inquiry-chat', 'inquiry-contact']) {
    expect(mistakesIn(name, branch, name)).toEqual([]);
    expect(readAttributes(name, branch)).toMatchObject({ branch: 'north' });
  }
  expect(readAttributes('inquiry-contact', { branch: 'Elsewhere' })).toMatchObject({
    branch: 'elsewhere',
  });
  expect(areRight('inquiry-products', { category: 'Pumps' })).toBe(true);
  expect(readAttributes('inquiry-products', { category: 'Pumps' })).toMatchObject({
    category: 'pumps',
  });
});

describe('a wrong attribute', () => {
  it('is reported with its element and what is accepted, and the default applies', () => {
    const written = { limit: 'many', category: 'pumps' };
    expect(mistakesIn('inquiry-products', written, '<inquiry-products>')).toEqual([
      '<inquiry-products>: limit="many" is not accepted. Accepted: a whole number from 1 to 48.',
    ]);
    expect(readAttributes('inquiry-products', written)).toMatchObject({
      limit: 8,
      category: 'pumps',
    });
    expect(readAttributes('inquiry-products', { limit: '12' })).toMatchObject({ limit: 12 });
  });

  it('is reported with the offices and categories that the company has', () => {
    expect(mistakesIn('inquiry-contact', { branch: 'nort' }, '<inquiry-contact>')).toEqual([
      '<inquiry-contact>: branch="nort" is not accepted. Accepted: north, south, elsewhere.',
    ]);
  });

  it('is reported if it is missing, or misspelt', () => {
    expect(mistakesIn('inquiry-add', { produkt: 'a' }, '<inquiry-add>')).toEqual([
      '<inquiry-add> has no produkt. Did you mean product?',
      '<inquiry-add> needs product="…".',
    ]);
  });

  it('of the script is a misspelt one of ours, never one that a tool has added', () => {
    const written = { sorce: 'Coldstore Partners', nscript: 'afterInteractive', cfAsync: 'false' };
    expect(areRight('script', written)).toBe(true);
    expect(mistakesIn('script', written, '<script>')).toEqual([
      '<script> has no sorce. Did you mean source?',
    ]);
  });
});

it('[E40] what changes with the company, and not with the script, is offered to pinned scripts', () => {
  const choices = siteChoices(schemas, config);
  expect(choices['inquiry-products']).toEqual({
    category: { enum: ['all', 'featured', 'pumps'] },
  });
  expect(choices['script']).toEqual({ branch: { enum: ['north', 'south'] } });
  expect(choices['inquiry-list']?.['scheme']).toBeUndefined();
});
