import { describe as suite, expect, it, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSchemas } from '../node/schemas/load';
import { applyAll } from './apply';
import { describe, pointerInWords } from './describe';
import { ENGLISH } from './describing/describing';
import type { Operation } from './operation';

const ROOT = join(import.meta.dirname, '../..');
const CONFIG: unknown = JSON.parse(readFileSync(join(ROOT, 'site.config.json'), 'utf8'));
const { config: SCHEMA } = loadSchemas(ROOT);

const after = (...operations: Operation[]) => applyAll(CONFIG, operations).value;
const told = (...operations: Operation[]) =>
  describe(SCHEMA, CONFIG, after(...operations)).map(({ where, words }) => `${where}: ${words}`);
const product = (id: string) => ({ id, name: `Product ${id}`, category: 'pumps' });

suite('[T4] the words for what was changed', () => {
  it.each<[Operation[], string]>([
    [
      [{ op: 'set', at: '/pages/1/blocks/3/heading', value: 'What We Stand For' }],
      'About Us: heading of "Our Core Values" changed from "Our Core Values" to "What We Stand For"',
    ],
    [[{ op: 'remove', at: '/pages/1/blocks/3' }], 'About Us: "Our Core Values" removed'],
    [
      [{ op: 'move', from: '/pages/1/blocks/3', to: '/pages/1/blocks/0' }],
      'About Us: "Our Core Values" moved',
    ],
    [[{ op: 'set', at: '/pages/2/hidden', value: true }], 'Services: hidden added: yes'],
    [
      [
        { op: 'insert', at: '/store/products/-', value: product('x-1') },
        { op: 'insert', at: '/store/products/-', value: product('x-2') },
      ],
      'Store: 2 products added: "Product x-1", "Product x-2"',
    ],
    [
      [{ op: 'set', at: '/site/name', value: 'Acme' }],
      'Site: name changed from "Tradecrest" to "Acme"',
    ],
    [
      [{ op: 'set', at: '/store/products/0/image/src', value: '/images/pump.svg' }],
      'Store: picture file of image of product "Commercial Refrigeration" changed from "/images/products/display-refrigerator.svg" to "/images/pump.svg"',
    ],
    [
      [{ op: 'set', at: '/store/products/0/specifications/0/value', value: '1' }],
      'Store: value of specification "Net volume" of product "Commercial Refrigeration" changed from "880" to "1"',
    ],
    [
      [{ op: 'set', at: '/pages/0/blocks/1/until', value: '2026-12-24' }],
      'Home: "On the site until" of "Years Experience" added: "2026-12-24"',
    ],
  ])('are sentences for people: %j', (operations, words) => {
    expect(told(...operations)).toEqual([words]);
  });

  it('say from which page a block has come', () => {
    const move: Operation = { op: 'move', from: '/pages/1/blocks/3', to: '/pages/2/blocks/1' };
    expect(told(move)).toEqual(['Services: "Our Core Values" moved here from About Us']);
  });

  it('are nothing where nothing has changed', () => {
    expect(told()).toEqual([]);
  });

  it('take several additions back together', () => {
    const operations = ['x-1', 'x-2'].map((id): Operation => ({
      op: 'insert',
      at: '/store/products/0',
      value: product(id),
    }));
    const [line] = describe(SCHEMA, CONFIG, after(...operations));
    expect(applyAll(after(...operations), line?.takeBack ?? []).value).toEqual(CONFIG);
  });

  it('name a pointer', () => {
    expect(pointerInWords(SCHEMA, CONFIG, '/pages/1/blocks/3/heading')).toBe(
      'About Us › heading of "Our Core Values"',
    );
  });
});

suite('in a catalogue of 20,000 products', () => {
  const products = Array.from({ length: 20_000 }, (_, index) => product(`x-${index}`));
  const large = { store: { products } };
  const between = (next: readonly unknown[]) =>
    describe(SCHEMA, large, { store: { products: next } });
  const renamed = products.map((one, index) =>
    index % 10 === 0 ? { ...one, name: `Part ${index}` } : one,
  );

  it('many changes of a field are some lines, and one for the rest that takes all of them back', () => {
    const lines = between(renamed);
    expect(lines).toHaveLength(21);
    expect(lines[19]?.words).toBe(
      'name of product "Product x-190" changed from "Product x-190" to "Part 190"',
    );
    expect(lines[20]?.words).toBe('1,980 more: name changed');
    const { value } = applyAll({ store: { products: renamed } }, lines[20]?.takeBack ?? []);
    expect(describe(SCHEMA, large, value)).toHaveLength(20);
  });

  it('many that are gone are some lines, and one that puts the rest back in their order', () => {
    const kept = products.filter((_, index) => index < 5000 || index >= 15_000);
    const lines = between(kept);
    expect(lines).toHaveLength(21);
    expect(lines[20]?.words).toBe('9,980 more: removed');
    const operations = lines.toReversed().flatMap(({ takeBack }) => takeBack);
    expect(applyAll({ store: { products: kept } }, operations).value).toEqual(large);
  });

  it('many that have moved are some lines, and one that takes the rest back to their places', () => {
    const next = [...products.slice(300), ...products.slice(0, 300).toReversed()];
    const lines = between(next);
    expect(lines).toHaveLength(21);
    expect(lines[20]?.words).toBe('280 more: moved');
    const { value } = applyAll({ store: { products: next } }, lines[20]?.takeBack ?? []);
    expect(value).toEqual({
      store: {
        products: [
          ...products.slice(0, 280),
          ...products.slice(300),
          ...products.slice(280, 300).toReversed(),
        ],
      },
    });
  });

  it('many that are new are one line, which names the first', () => {
    const more = Array.from({ length: 5000 }, (_, index) => product(`y-${index}`));
    const [line, ...others] = between([...products, ...more]);
    expect(others).toEqual([]);
    expect(line?.words).toMatch(/^5,000 products added: "Product y-0", .*"Product y-9", …$/);
  });
});

suite('asked for again', () => {
  const products = Array.from({ length: 1000 }, (_, index) => product(`x-${index}`));
  const renamed = products.map((one, index) => ({ ...one, name: `Part ${index}` }));

  it('says in words only what is read', () => {
    const changedTo = vi.fn<typeof ENGLISH.changedTo>(ENGLISH.changedTo);
    describe(
      SCHEMA,
      { store: { products } },
      { store: { products: renamed } },
      {
        ...ENGLISH,
        changedTo,
      },
    );
    expect(changedTo).toHaveBeenCalledTimes(20);
  });

  it('compares two versions once', () => {
    let reads = 0;
    const counted = () => ({
      ...product('last'),
      get id() {
        reads += 1;
        return 'last';
      },
    });
    const old = { store: { products: [...products, counted()] } };
    const next = { store: { products: [...renamed, counted()] } };
    const lines = describe(SCHEMA, old, next);
    expect(reads).toBeGreaterThan(0);
    reads = 0;
    expect(describe(SCHEMA, old, next)).toEqual(lines);
    expect(reads).toBe(0);
  });
});

it('many changes on several pages are joined page by page', () => {
  const page = (name: string, text: string) => ({
    path: `/${name}`,
    name,
    blocks: Array.from({ length: 60 }, (_, index) => ({ type: 'hero', title: `${text} ${index}` })),
  });
  const site = (text: string) => ({ pages: [page('About', text), page('Services', text)] });
  const lines = describe(SCHEMA, site('Pumps'), site('Fans'));
  expect(
    lines.filter(({ words }) => words.startsWith('40 more')).map(({ where }) => where),
  ).toEqual(['About', 'Services']);
});
