import { describe, expect, it } from 'vitest';
import { ROOT } from '../architecture/sources';
import { configOf, withEntries, withoutEntries } from './company';
import { ENTRIES } from './readme';

/** Without what the README adds to an object, which stands in no list. */
const lists = (text: string) => {
  const {
    strings: _,
    contact: __,
    inquiry: ___,
    ...rest
  } = JSON.parse(text) as Record<string, unknown>;
  return rest;
};

describe('a config whose owner has followed the README', () => {
  const shipped = withoutEntries(configOf(ROOT).read(), ENTRIES);
  const pasted = withEntries(shipped, ENTRIES);

  it('has its entries', () => {
    expect(lists(pasted)).not.toEqual(lists(shipped));
  });

  it('is the shipped one again without them, as it was written', () => {
    expect(lists(withoutEntries(pasted, ENTRIES))).toEqual(lists(shipped));
    expect(withoutEntries(shipped, ENTRIES)).toBe(shipped);
  });
});
