import { describe, expect, it } from 'vitest';
import { isRecord } from '../../document/isRecord';
import { blankExample } from '../../document/schema/blank';
import { loadSchemas } from '../schemas/load';
import { blankWords } from './blankWords';
import { wordLanguages } from './languageWords';

const set = loadSchemas(process.cwd());
const languages = wordLanguages().filter((tag) => tag !== 'en');

/** Blocks that developers add, in whose language their code is. */
const FOR_DEVELOPERS = new Set(['code-samples', 'snippet-builder', 'sales-desk']);
const types = set.blockTypes.filter((type) => !FOR_DEVELOPERS.has(type));

/** The texts of a new block: not its type, choices and addresses. */
function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return /^(type|kind|src|href|icon|video)$/.test(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((entry) => textsIn(entry, key));
  return isRecord(value) ? Object.entries(value).flatMap(([name, one]) => textsIn(one, name)) : [];
}

describe.each(languages)('[T66] a new block in %s', (tag) => {
  it('asks for its texts in the language of the site', () => {
    const english = types.flatMap((type) => {
      const [schema, words] = [set.block(type), blankWords(tag)];
      const block = blankExample(schema ?? {}, schema?.examples?.[0], words);
      return textsIn(block).flatMap((text) =>
        /\b(?:your|what|street|year|say)\b/i.test(text) ? [`${type}: ${text}`] : [],
      );
    });
    expect(english).toEqual([]);
  });
});

it('names a field as the forms do', () => {
  expect(blankWords('nb-NO')?.of('heading')).toEqual(['Skriv her: overskrift']);
  expect(blankWords('fr')?.own('Year')).toBe('Année');
});

it('asks in English in other languages', () => {
  expect(blankWords('fi')).toBeUndefined();
  expect(blankWords('en')).toBeUndefined();
});
