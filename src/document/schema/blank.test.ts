import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../node/schemas/load';
import { blankExample, blankTexts } from './blank';
import type { Schema } from './schema';

const set = loadSchemas(resolve(import.meta.dirname, '../../..'));
const exampleOf = (type: string) => set.block(type)?.examples?.[0];

/** The texts with more than one word in a value: sentences, names and places that somebody wrote. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[^/<]\S*\s\S/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(sentencesIn)
    : [];
}

describe('a block as it is added', () => {
  it.each(set.blockTypes)('%s says nothing of what its example says', (type) => {
    const schema = set.block(type) as Schema;
    const said = sentencesIn(blankExample(schema, exampleOf(type)));
    expect(said.filter((text) => sentencesIn(exampleOf(type)).includes(text))).toEqual([]);
  });

  it('keeps choices, links, references and the number of its entries', () => {
    const schema = set.block('card-grid') as Schema;
    expect(blankExample(schema, exampleOf('card-grid'))).toMatchObject({
      type: 'card-grid',
      numbered: true,
      heading: 'Your heading here',
      cards: [{ link: { label: 'Your label here' } }, { icon: 'anchor' }],
    });
  });

  it('has no figure of its example, and no place for links', () => {
    const stats = blankExample(set.block('stats') as Schema, exampleOf('stats'));
    expect(stats).toMatchObject({ items: [{ value: '00' }, {}, {}, {}] });
    const answers = blankExample(set.block('accordion') as Schema, exampleOf('accordion'));
    expect(JSON.stringify(answers)).not.toContain('"id"');
  });
});

describe('a text to be replaced', () => {
  it('is made of the name of its field', () => {
    expect(blankTexts('heading', { type: 'string' })).toEqual(['Your heading here']);
    expect(blankTexts('features', { type: 'array', items: { type: 'string' } })).toEqual([
      'Your features here',
    ]);
  });

  it('is not offered where it would not be valid, or where something is named', () => {
    expect(blankTexts('value', { type: 'string', maxLength: 12 })).toBeUndefined();
    expect(blankTexts('href', { type: 'string', 'x-kind': 'link' })).toBeUndefined();
    expect(blankTexts('tone', { type: 'string', enum: ['sheet'] })).toBeUndefined();
    expect(blankTexts('price', { type: 'string', 'x-blank': false })).toBeUndefined();
  });
});
