import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SiteConfig } from '../../src/generated/authored';
import { isTest, ROOT, sourcesBelow } from './sources';

// `npm run check` is what proves the config.
const config = JSON.parse(readFileSync(path.join(ROOT, 'site.config.json'), 'utf8')) as SiteConfig;

const code = sourcesBelow('src', 'embed').filter((source) => !isTest(source));

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

describe('the code knows nothing of the company', () => {
  it.each(Object.entries(WORDS))('not %s', (_, words) => {
    const known = [...new Set(words)].flatMap((word) => (word === undefined ? [] : [String(word)]));
    expect(known.length).toBeGreaterThan(0);
    expect(known.flatMap(placesOf)).toEqual([]);
  });

  it('nor do the examples that the checker shows to every company', () => {
    const { id, name, legalName = name, logo } = config.site;
    const files = readdirSync(path.join(ROOT, 'schemas'), { recursive: true, encoding: 'utf8' });
    const named = files
      .filter((file) => file.endsWith('.json'))
      .filter((file) => {
        const text = readFileSync(path.join(ROOT, 'schemas', file), 'utf8').toLowerCase();
        return [id, name, legalName, logo.wordmark ?? name, config.store.brand].some((word) =>
          text.includes(word.toLowerCase()),
        );
      });
    expect(named).toEqual([]);
  });
});

/** Where a word stands on its own, in any case of letters: 'src/ui/a.ts:12 says Harare'. */
function placesOf(word: string): string[] {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`, 'i');
  return code.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} says ${word}`] : [])),
  );
}
