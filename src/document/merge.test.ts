import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRecord } from './isRecord';
import { applyAll } from './apply';
import { merge } from './merge';
import type { Operation } from './operation';
import { randomNumbers } from './testing';
import { valueAt } from './values';

const CONFIG: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../site.config.json'), 'utf8'),
);

const changed = (...operations: Operation[]) => applyAll(CONFIG, operations).value;
const set = (at: string, value: unknown): Operation => ({ op: 'set', at, value });

/** The places of all blocks of all pages. */
const BLOCKS = (valueAt(CONFIG, ['pages']) as { blocks: unknown[] }[]).flatMap(({ blocks }, page) =>
  blocks.map((_, block) => ({ page, block, at: `/pages/${page}/blocks/${block}` })),
);

/** What somebody does to a block or to the products, and whether a config shows it. */
interface Deed {
  operations: Operation[];
  isIn: (config: unknown) => boolean;
}

type Random = (limit: number) => number;

function blockDeed(
  { page, block, at }: (typeof BLOCKS)[number],
  mark: string,
  random: Random,
): Deed {
  const text = `a text by ${mark}`;
  const says = (config: unknown): boolean => JSON.stringify(config).includes(text);
  const blocksOf = (config: unknown) => valueAt(config, ['pages', page, 'blocks']) as unknown[];
  const deeds: Deed[] = [
    { operations: [set(`${at}/id`, text)], isIn: says },
    { operations: [{ op: 'insert', at, value: { type: 'notice', text } }], isIn: says },
    {
      operations: [{ op: 'remove', at }],
      isIn: (config) =>
        !JSON.stringify(blocksOf(config)).includes(JSON.stringify(blocksOf(CONFIG)[block])),
    },
    {
      operations: [{ op: 'move', from: at, to: `/pages/${page}/blocks/0` }],
      isIn: () => true,
    },
  ];
  return deeds[random(deeds.length)] as Deed;
}

function productDeed(index: number, mark: string): Deed {
  const text = `a description by ${mark}`;
  return {
    operations: [set(`/store/products/${index}/description`, text)],
    isIn: (config) => JSON.stringify(config).includes(text),
  };
}

describe('[T3] two versions of a config', () => {
  it('are merged without a question where they change different blocks or products: 200 random pairs', () => {
    const random = randomNumbers(11);
    for (let pair = 0; pair < 200; pair += 1) {
      const place = random(BLOCKS.length);
      // A removed neighbour may be what the other one knows its place by.
      const other = (place + 2 + random(BLOCKS.length - 4)) % BLOCKS.length;
      const [one, two] = [BLOCKS[place], BLOCKS[other]] as [
        (typeof BLOCKS)[number],
        (typeof BLOCKS)[number],
      ];
      const ours = pair % 5 === 0 ? productDeed(random(20), 'us') : blockDeed(one, 'us', random);
      const theirs =
        pair % 7 === 0 ? productDeed(20 + random(20), 'them') : blockDeed(two, 'them', random);
      const merged = merge(CONFIG, changed(...ours.operations), changed(...theirs.operations));
      const told = JSON.stringify([ours.operations, theirs.operations]);
      expect({ told, clashes: merged.clashes }).toEqual({ told, clashes: [] });
      const found = { told, ours: ours.isIn(merged.value), theirs: theirs.isIn(merged.value) };
      expect(found).toEqual({ told, ours: true, theirs: true });
    }
  });

  it('are the one where only that one has changed', () => {
    const ours = changed(set('/site/name', 'Ours'), { op: 'remove', at: '/pages/3' });
    expect(merge(CONFIG, ours, CONFIG)).toEqual({ value: ours, clashes: [] });
    expect(merge(CONFIG, CONFIG, ours)).toEqual({ value: ours, clashes: [] });
    expect(merge(CONFIG, ours, structuredClone(ours))).toEqual({ value: ours, clashes: [] });
  });

  it('clash where both change the same text: ours stays until that is settled', () => {
    const before = valueAt(CONFIG, ['site', 'name']);
    const merged = merge(CONFIG, changed(set('/site/name', 'A')), changed(set('/site/name', 'B')));
    expect(valueAt(merged.value, ['site', 'name'])).toBe('A');
    expect(merged.clashes).toEqual([{ pointer: '/site/name', before, ours: 'A', theirs: 'B' }]);
  });

  it.each(['constructor', 'toString', '__proto__'])('have fields called "%s"', (name) => {
    const named = (value: string): unknown => JSON.parse(`{"a":{"${name}":"${value}"}}`);
    const merged = merge({ a: {} }, { a: {} }, named('theirs'));
    expect(JSON.stringify(merged)).toBe(`{"value":{"a":{"${name}":"theirs"}},"clashes":[]}`);
    const emptied = merge(named('before'), { a: {} }, named('before'));
    expect(emptied).toEqual({ value: { a: {} }, clashes: [] });
    const [clash] = merge({ a: {} }, named('ours'), named('theirs')).clashes;
    expect(clash).toEqual({ pointer: `/a/${name}`, ours: 'ours', theirs: 'theirs' });
  });

  it('clash where one changes what the other takes away', () => {
    const removed = changed({ op: 'remove', at: '/pages/2/blocks/1' });
    const written = changed(set('/pages/2/blocks/1/heading', 'New'));
    expect(merge(CONFIG, removed, written).clashes).toMatchObject([
      { pointer: '/pages/2/blocks/1', theirs: { heading: 'New' } },
    ]);
    expect(merge(CONFIG, written, removed).clashes).toMatchObject([
      { pointer: '/pages/2/blocks/1', ours: { heading: 'New' } },
    ]);
  });

  it('have what both have added once', () => {
    const insert: Operation = { op: 'insert', at: '/redirects/-', value: { from: '/a', to: '/' } };
    const merged = merge(CONFIG, changed(insert), changed(insert));
    expect(merged.clashes).toEqual([]);
    expect(merged.value).toEqual(changed(insert));
  });

  it('have both of two new blocks of the same kind', () => {
    const notice = (text: string): Operation => ({
      op: 'insert',
      at: '/pages/1/blocks/1',
      value: { type: 'notice', text },
    });
    const merged = merge(CONFIG, changed(notice('ours')), changed(notice('theirs')));
    expect(merged.clashes).toEqual([]);
    expect(JSON.stringify(merged.value)).toMatch(/"ours".*"theirs"|"theirs".*"ours"/);
  });

  it('keep a new order and, in it, what the other has added', () => {
    const ours = changed({ op: 'move', from: '/pages/0/blocks/8', to: '/pages/0/blocks/0' });
    const theirs = changed({ op: 'insert', at: '/pages/0/blocks/5', value: { type: 'notice' } });
    const { value } = merge(CONFIG, ours, theirs);
    const types = (valueAt(value, ['pages', 0, 'blocks']) as unknown[]).map(
      (block) => isRecord(block) && block['type'],
    );
    expect(types[0]).toBe('product-grid');
    expect(types[6]).toBe('notice');
  });
});
