import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { loadSchemas } from '../../schemas/load';
import { openLanguages } from './askedLanguage';

const ROOT = process.cwd();
const { config } = loadSchemas(ROOT);
const languageOf = openLanguages(ROOT, config);
const asking = (language?: string) =>
  languageOf({ headers: { 'accept-language': language } } as unknown as IncomingMessage);

it('[T83] a window gets the schema in its language, whatever the country', () => {
  expect(asking('pt-PT').textOf('Opening hours')).toBe('Horário de abertura');
  expect(asking('fr').schema.properties?.['theme']?.title).toBe('Thème');
  expect(asking('fr').describing.yes).toBe('oui');
});

it('English windows, and those of other languages, get it as it is written', () => {
  expect(asking('en-GB').schema).toBe(config);
  expect(asking('de-DE,de;q=0.9').schema).toBe(config);
  expect(asking(undefined).textOf('Opening hours')).toBe('Opening hours');
});

it('names no file outside of the folder of languages', () => {
  expect(asking('../fr').schema).toBe(config);
});
