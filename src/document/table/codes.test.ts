import { describe, expect, it } from 'vitest';
import type { Schema } from '../schema/schema';
import { columnsOf, recognise } from './columns';
import { compareTable } from './compareTable';
import { readSheets, type Sheet } from './sheets';

const text: Schema = { type: 'string' };

describe('a code that is no id', () => {
  const coded: Schema = {
    type: 'object',
    required: ['id', 'name'],
    properties: {
      id: {
        ...text,
        'x-kind': 'product-id',
        pattern: '^[a-z0-9-]+$',
        'x-headings': { fr: ['Code'] },
      },
      code: { ...text, 'x-kind': 'product-code', 'x-headings': { en: ['SKU', 'Item no'] } },
      name: text,
    },
  };
  const own = columnsOf(coded);
  const known = [
    { id: 'bv-015', code: 'BV 015', name: 'Valve' },
    { id: 'pump-1', name: 'Pump' },
  ];
  const compared = (...rows: Sheet['rows']) =>
    compareTable(readSheets([{ name: 'Sheet1', rows }], own), {
      list: known,
      columns: own,
      schema: coded,
      names: new Map(),
    });

  it('stays as printed, and the id is made from it', () => {
    const { added, mistakes } = compared(['SKU', 'Name'], ['DK 003/A', 'Nut'], ['Ø 12 ß', 'Ring']);
    expect(mistakes).toEqual([]);
    expect(added.map((one) => one.entry)).toEqual([
      { id: 'dk-003-a', code: 'DK 003/A', name: 'Nut' },
      { id: 'o-12-ss', code: 'Ø 12 ß', name: 'Ring' },
    ]);
  });

  it('finds the product that has it, or whose id it is in capitals', () => {
    const change = compared(['Item no.', 'Name'], ['BV 015', 'Ball valve'], ['PUMP-1', 'Pump']);
    expect(change.added).toEqual([]);
    expect(change.changed.map(({ after }) => after)).toEqual([
      { id: 'bv-015', code: 'BV 015', name: 'Ball valve' },
      { id: 'pump-1', code: 'PUMP-1', name: 'Pump' },
    ]);
  });

  it('that differs from another in signs alone gets an id of its own', () => {
    const { added } = compared(['SKU', 'Name'], ['BV.015', 'a'], ['A/1', 'b'], ['A-1', 'c']);
    expect(added.map((one) => one.entry['id'])).toEqual(['bv-015-2', 'a-1', 'a-1-2']);
  });

  it('without a Latin letter or digit needs an id beside it', () => {
    const { mistakes, added } = compared(['SKU', 'Name'], ['насос', 'Pump']);
    expect(added).toEqual([]);
    expect(mistakes[0]?.message).toContain('No short name for addresses can be made of "насос"');
  });

  it('is no second id where it says the same', () => {
    const { added } = compared(['SKU', 'Name'], ['nut-1', 'Nut']);
    expect(added[0]?.entry).toEqual({ id: 'nut-1', name: 'Nut' });
  });

  it('is told from the id by its heading, in whichever order they stand', () => {
    const found = recognise(['Code', 'Id', 'Name'], own);
    expect(found.map((one) => one?.key)).toEqual(['code', 'id', 'name']);
    expect(recognise(['Code', 'Name'], own).map((one) => one?.key)).toEqual(['code', 'name']);
  });
});
