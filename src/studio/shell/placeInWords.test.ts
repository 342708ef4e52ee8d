import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { loadSchemas } from '../../node/schemas/load';
import { placeInWords } from './placeInWords';

const ROOT = resolve(import.meta.dirname, '../../..');
const company = 'tests/fixtures/other-company/site.config.json';
const config: unknown = JSON.parse(readFileSync(resolve(ROOT, company), 'utf8'));
const { site } = loadSchemas(ROOT);

it.each([
  ['/pages/0/title', 'Home › Title'],
  ['/pages/0/blocks/2/heading', 'Home › Text and picture: A Yard Like Few Others › Heading'],
  ['/branches/0/email', 'Branches › Falmouth Yard › E-mail'],
  ['/site/name', 'Company › Name'],
  ['', 'The whole file'],
])('[T11] says in words where %s is', (pointer, words) => {
  expect(placeInWords(site, config, pointer)).toBe(words);
});
