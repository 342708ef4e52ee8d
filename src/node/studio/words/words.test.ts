import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isRecord } from '../../../document/isRecord';
import { loadValidator } from '../../config/check/shape/loadValidator';
import { generate } from '../../schemas/generate';
import { siteWords } from './routes';

const root = process.cwd();
const SMALLEST: unknown = JSON.parse(
  readFileSync('tests/fixtures/smallest/site.config.json', 'utf8'),
);

/** The words of the smallest site in a language, with some of its own. */
async function wordsIn(language: string, strings: Record<string, string> = {}) {
  const { set, hash } = await generate(root);
  const site = isRecord(SMALLEST) ? Object.assign({}, SMALLEST['site'], { language }) : {};
  const draft = Object.assign({}, SMALLEST, { site, strings });
  const data = structuredClone(draft);
  loadValidator(root, hash)(data);
  return siteWords(set, draft, data);
}

describe('[V11] the words of a site', () => {
  it('begin with those that its language lacks, with English beside', async () => {
    const { words, language, isEnglish } = await wordsIn('nb', { menu: 'Meny' });
    expect([language, isEnglish]).toEqual(['nb', false]);
    expect(words[0]).toMatchObject({ isMissing: true });
    expect(words.at(-1)).toEqual({ pointer: '/strings/menu', english: 'Menu', isMissing: false });
  });

  it('are only those that the site shows: one without a store has none of its words', async () => {
    const { words } = await wordsIn('nb');
    expect(words.map(({ pointer }) => pointer)).toContain('/strings/skipToContent');
    expect(words.map(({ pointer }) => pointer).join(' ')).not.toMatch(/inquiry|\/store|cart\b/);
  });

  it('lack nothing in English', async () => {
    const { words, isEnglish } = await wordsIn('en-GB');
    expect(isEnglish).toBe(true);
    expect(words.filter(({ isMissing }) => isMissing)).toEqual([]);
  });
});
