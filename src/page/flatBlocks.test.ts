import { describe, expect, it } from 'vitest';
import { flatBlocks, nestedBlocks } from './flatBlocks';

const text = { type: 'text', name: 'a' };
const form = { type: 'contact-form', name: 'b' };
const columns = { type: 'columns', columns: [[text], [form, text]] };
// A number of columns is something else.
const cards = { type: 'card-grid', columns: 3 };

describe('[K15] blocks in columns', () => {
  it('follow the block that holds them, in reading order', () => {
    expect(flatBlocks([cards, columns, form])).toEqual([cards, columns, text, form, text, form]);
  });

  it('are the lists of that block alone', () => {
    expect([columns, cards, text].map(nestedBlocks)).toEqual([[[text], [form, text]], [], []]);
  });
});
