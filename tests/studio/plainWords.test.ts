import { expect, it } from 'vitest';
import { loadSchemas } from '../../src/node/schemas/load';
import type { Schema } from '../../src/document/schema/schema';
import { WORDS as HISTORY } from '../../src/studio/views/history/words';
import { WORDS as PUBLISH } from '../../src/studio/views/publish/words';
import { WORDS } from '../../src/studio/words';

/** What only those know who write the file or the code. */
const JARGON = /\bJSON\b|\bGit\b|\bcommits?\b|\bPush|\borigin\b|\bto (true|false)\b|: true\b/;

/** All texts of Studio, those with values in them filled with any. */
function textsIn(words: object): string[] {
  return Object.values(words).flatMap((each: unknown) => {
    if (typeof each === 'string') return [each];
    if (typeof each === 'function') return [String(Reflect.apply(each, undefined, ['x', 'x']))];
    return typeof each === 'object' && each !== null ? textsIn(each) : [];
  });
}

it('Studio says nothing in words of JSON or Git', () => {
  const plain = Object.values(WORDS).filter((text) => typeof text === 'string');
  const texts = [...plain, ...[HISTORY, PUBLISH].flatMap(textsIn)];
  expect(texts.filter((text) => JARGON.test(text))).toEqual([]);
});

it('the help of a field says nothing in words of JSON or Git', () => {
  const { config } = loadSchemas(process.cwd());
  const seen = new Set<Schema>();
  const helps = (schema: Schema): string[] => {
    if (seen.has(schema)) return [];
    seen.add(schema);
    const { description = '', properties = {}, items, oneOf = [] } = schema;
    const parts = [...Object.values(properties), ...(items ? [items] : []), ...oneOf];
    return [description, ...parts.flatMap(helps)];
  };
  expect(helps(config).filter((text) => JARGON.test(text))).toEqual([]);
});
