import { describe, expect, it } from 'vitest';
import { flatBlocks, nestedBlocks } from './flatBlocks';

const text = { type: 'text', name: 'a' };
const form = { type: 'contact-form', name: 'b' };
const columns = { type: 'columns', columns: [[text], [form, text]] };
// Here, `columns` is a number.
const cards = { type: 'card-grid', columns: 3 };

describe('[K15] blocks in columns', () => {
  it('follow the block that contains them, in reading order', () => {
    expect(flatBlocks([cards, columns, form])).toEqual([cards, columns, text, form, text, form]);
  });

  it('are only the lists of that block', () => {
    expect([columns, cards, text].map(nestedBlocks)).toEqual([[[text], [form, text]], [], []]);
  });
});
