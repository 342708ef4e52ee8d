import { describe, expect, it } from 'vitest';
import { brief, check, expected, GOOD, swap, told, type Case } from './breaking';

/** An interface string in the config, and the expected message. */
const wordsOf = (name: string, written: string, says: string, advises: string): Case => ({
  with: written,
  swap: ['"strings": {', `"strings": { "${name}": "${written}",`],
  at: `"${name}": ▸"`,
  path: `strings › ${name}`,
  says,
  advises,
});

const WORDS: Case[] = [
  wordsOf(
    'cartWithCount',
    'List, {count, plural, one {# item} other {# items}}',
    '"{count, plural, one {# item} other {# items}}" is not how a number chooses its words here: visitors would see it as it is.',
    'Write {count: one …; other …}.',
  ),
  wordsOf(
    'cartWithCount',
    'List, {cuont} items',
    '{cuont} cannot be filled in here.',
    'Did you mean {count}?',
  ),
  wordsOf(
    'cartWithCount',
    'List, { count } items',
    '{ count } cannot be filled in here.',
    'Did you mean {count}?',
  ),
  wordsOf(
    'cartWithCount',
    'List, {{count}} items',
    '{{count}} cannot be filled in here.',
    'Did you mean {count}?',
  ),
  wordsOf(
    'cartWithCount',
    'List, {count-} items',
    '{count-} cannot be filled in here.',
    'Did you mean {count}?',
  ),
  wordsOf(
    'cartWithCount',
    '{count} items in {count: one a; other {n, number}}',
    '"{count: one a; other {n, number}}" is not how a number chooses its words here: visitors would see it as it is.',
    'Write {count: one …; other …}.',
  ),
  wordsOf(
    'cartWithCount',
    '{count} items, {count',
    'A "{" stands alone here: visitors would see it.',
    'Use {count}.',
  ),
  wordsOf('menu', 'Menu {}', '{} cannot be filled in here.', 'Remove it.'),
];

describe('a text of the interface', () => {
  it.each(WORDS)('has no unknown placeholders: $with', async (broken) => {
    expect(await told(broken)).toEqual(expected(broken));
  });

  it('may omit placeholders of the English text, with a warning', async () => {
    const broken = wordsOf(
      'goToSlide',
      'Picture {n}',
      '{title} is missing: the English text has it.',
      'If that is not on purpose, put it in, as in "Slide {n}: {title}".',
    );
    expect(await told(broken)).toEqual(expected({ ...broken, severity: 'warning' }));
  });

  it("has only known placeholders on partners' pages, too", async () => {
    const words = '"embed": { "words": { "continueOn": "Go to {host}" } }, "contact": {';
    const { problems } = await check(swap(GOOD, '"contact": {', words));
    expect(problems.map(brief)).toEqual([
      expect.stringContaining('{host} cannot be filled in here.'),
    ]);
  });
});

describe('a site in another language than English', () => {
  const french = async (texts: string) => {
    const config = GOOD.replace('"language": "en-GB"', '"language": "fr"');
    return (await check(config.replace('"strings": {', `"strings": {${texts}`))).problems;
  };
  const english = (name: string, words: string): string =>
    `"${name}" is still English on a site in "fr": "${words}".`;

  it('is warned of each untranslated text, short or long, in one run', async () => {
    const problems = await french('');
    const messages = problems.map(({ message }) => message);
    expect(messages).toEqual(
      expect.arrayContaining([
        english('menu', 'Menu'),
        english('skipToContent', 'Skip to content'),
        english('pageOf', '{name}, page {n}'),
        english('closing', 'Could you please provide more information and pricing?'),
        english('close', 'Close'),
        english('allLabel', 'All Products'),
        english('label', 'Other Region'),
      ]),
    );
    expect(problems.every(({ severity }) => severity === 'warning')).toBe(true);
  });

  it('is warned at the line of an English text, or of the group that lacks one', async () => {
    const problems = await french('\n"skipToContent": "Skip to content",');
    const lineOf = (pointer: string) => problems.find((one) => one.pointer === pointer)?.line;
    const line = GOOD.slice(0, GOOD.indexOf('"strings": {')).split('\n').length;
    expect(lineOf('/strings/skipToContent')).toBe(line + 1);
    expect(lineOf('/strings/menu')).toBe(line);
  });

  it('is told how to get all these texts as a block to paste', async () => {
    const all = (await french('')).find(({ message }) => / texts are /.test(message));
    expect(all?.message).toMatch(/^\d{3} texts are still English on a site in "fr"\.$/);
    expect(all?.pointer).toBe('/site/language');
    expect(all?.advice).toBe(
      'Run "npm run check -- --words fr": it writes them as a block to translate and paste.',
    );
  });

  it('needs a word for single pieces only if its message names units', async () => {
    const warnings = async (line: string) => {
      const config = GOOD.replace('"language": "en-GB"', '"language": "fr"');
      const inquiry = `"inquiry": { "line": "${line}" }, "contact": {`;
      return (await check(swap(config, '"contact": {', inquiry))).problems.map(brief);
    };
    const still = expect.stringContaining(english('unit', 'each'));
    expect(await warnings('{name} : {quantity} {unit}')).toContainEqual(still);
    expect(await warnings('{name} : {quantity}')).not.toContainEqual(still);
  });

  it('may have its own texts, single words that are the same in both languages, and symbols', async () => {
    const texts = '"menu": "Menu", "skipToContent": "Au contenu",';
    const pointers = (await french(texts)).map(({ pointer }) => pointer);
    expect(pointers).not.toContain('/strings/menu');
    expect(pointers).not.toContain('/strings/skipToContent');
    expect(pointers).not.toContain('/inquiry/shortLine');
    expect(pointers).not.toContain('/contact/otherBranch/value');
  });
});
