import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { WholeConfig } from '../../src/node/site/company.fixture';
import { isTest, ROOT, sourcesBelow, type Source } from './sources';

// `npm run check` is what proves the config.
const config = JSON.parse(readFileSync(path.join(ROOT, 'site.config.json'), 'utf8')) as WholeConfig;

const code = sourcesBelow('src', 'embed').filter((source) => !isTest(source));
// In JSON a word stands in other quotes.
const schemas = sourcesBelow('schemas').map(({ file, text }) => ({
  file,
  text: text.replaceAll('"', "'"),
}));

/** What the code must not know, with where in the config it stands. */
const WORDS: Record<string, (string | number | undefined)[]> = {
  'the company': [
    config.site.id,
    config.site.name,
    config.site.legalName,
    new URL(config.site.url).host,
    config.site.founded,
    ...(config.site.area ?? []),
    config.site.logo.wordmark,
  ],
  'its offices': config.branches.flatMap(({ id, name, option, country, address, ...branch }) => [
    id,
    name,
    option,
    country,
    branch.email,
    ...Object.values(address),
    ...branch.phones.flatMap(({ number }) => [number, number.replace(/\D/g, '')]),
  ]),
  'its colours': Object.values(config.theme.colors),
  'its products': config.store.products.flatMap(({ id, name }) => [id, name]),
  'its categories': config.store.categories.flatMap(({ id, name, aliases }) => [
    // A single plain word such as 'energy' could stand in any text; in quotes it is the category.
    `'${id}'`,
    ...[name, ...(aliases ?? [])].filter((word) => /\W/.test(word)),
  ]),
  'its brand': [config.store.brand, config.store.model.prefix],
  'its chat and social networks': [
    config.chat.number,
    config.chat.greeting,
    ...config.social.map(({ href }) => new URL(href).host),
  ],
};

describe('[K4] the code knows nothing of the company', () => {
  it.each(Object.entries(WORDS))('not %s', (_, words) => {
    expect(known(words).length).toBeGreaterThan(0);
    expect(known(words).flatMap((word) => placesOf(word, code))).toEqual([]);
  });

  it.each(Object.entries({ ...WORDS, 'its pictures': pictures(config) }))(
    'nor do the schemas, whose examples every company is shown: %s',
    (_, words) => {
      expect(schemas.length).toBeGreaterThan(30);
      expect(known(words).flatMap((word) => placesOf(word, schemas))).toEqual([]);
    },
  );
});

/** Every word once, as text. */
function known(words: readonly (string | number | undefined)[]): string[] {
  return [...new Set(words)].flatMap((word) => (word === undefined ? [] : [String(word)]));
}

/** The addresses of all pictures of a config. */
function pictures(value: unknown): string[] {
  if (typeof value === 'string') return /^\/images\/.*\.\w+$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pictures) : [];
}

/** Where a word stands on its own, in any case of letters: 'src/ui/a.ts:12 says Harare'. */
function placesOf(word: string, sources: readonly Source[]): string[] {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`, 'i');
  return sources.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} says ${word}`] : [])),
  );
}
