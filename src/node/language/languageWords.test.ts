import { describe, expect, it } from 'vitest';
import { schemaAt } from '../../document/schema/schemaAt';
import { WITH_WORDS } from '../../studio/newCompany/names';
import { loadSchemas } from '../schemas/load';
import { languageWords, wordLanguages } from './languageWords';

const schema = loadSchemas(process.cwd()).config;
const fieldsOf = (...path: string[]) => schemaAt(schema, {}, path)?.properties ?? {};

/** The placeholders of a text, each once: 'count' for '{count: one {count} product; other {count} products}'. */
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name))].toSorted((one, other) =>
    one.localeCompare(other),
  );

describe.each(wordLanguages().filter((tag) => tag !== 'en'))('the words in %s', (tag) => {
  const words = languageWords(tag);

  it.each([
    ['strings', fieldsOf('strings'), words.strings],
    ['inquiry', fieldsOf('inquiry'), words.inquiry],
    ['embed', fieldsOf('embed', 'words'), words.embedWords],
  ] as const)('have every text of %s, and no other', (_, fields, texts) => {
    const withDefaults = Object.keys(fields).filter((key) => fields[key]?.default !== undefined);
    expect(Object.keys(texts ?? {}).filter((key) => !(key in fields))).toEqual([]);
    expect(
      withDefaults.filter((key) => typeof fields[key]?.default === 'string' && !texts?.[key]),
    ).toEqual([]);
  });

  it('fill in what the English ones do', () => {
    const strings = fieldsOf('strings');
    const differing = Object.entries(words.strings ?? {}).filter(
      ([key, text]) =>
        String(placeholders(text)) !== String(placeholders(String(strings[key]?.default))),
    );
    expect(differing).toEqual([]);
  });
});

it('[V20] there are words in the languages of which the page for new companies says so', () => {
  expect(wordLanguages().filter((tag) => !tag.includes('-'))).toEqual(WITH_WORDS);
});

it('takes the words of a region, then of the language, then English texts to begin with', () => {
  expect(languageWords('pt-BR').strings?.['loading']).toBe('Carregando …');
  expect(languageWords('pt-BR').strings?.['menu']).toBe('Menu');
  expect(languageWords('pt-AO').strings?.['loading']).toBe('A carregar …');
  expect(languageWords('fi').strings).toBe(undefined);
  expect(languageWords('fi').starter).toEqual(languageWords('en').starter);
});
