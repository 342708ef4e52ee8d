import { describe, expect, it } from 'vitest';
import { brief, check, expected, GOOD, swap, told, type Case } from './breaking';

/** A text of the interface as somebody has written it, and what is said of it. */
const text = (name: string, written: string, says: string, advises: string): Case => ({
  with: written,
  swap: ['"strings": {', `"strings": { "${name}": "${written}",`],
  at: `"${name}": ▸"`,
  path: `strings › ${name}`,
  says,
  advises,
});

const WORDS: Case[] = [
  text(
    'cartWithCount',
    'List, {count, plural, one {# item} other {# items}}',
    '"{count, plural, one {# item} other {# items}}" is not how a number chooses its words here: visitors would see it as it is.',
    'Write {count: one …; other …}.',
  ),
  text(
    'cartWithCount',
    'List, {cuont} items',
    '{cuont} cannot be filled in here.',
    'Did you mean {count}?',
  ),
  text(
    'cartWithCount',
    'List, { count } items',
    '{ count } cannot be filled in here.',
    'Did you mean {count}?',
  ),
  text(
    'cartWithCount',
    'List, {{count}} items',
    '{{count}} cannot be filled in here.',
    'Did you mean {count}?',
  ),
  text(
    'cartWithCount',
    'List, {count-} items',
    '{count-} cannot be filled in here.',
    'Did you mean {count}?',
  ),
  text(
    'cartWithCount',
    '{count} items in {count: one a; other {n, number}}',
    '"{count: one a; other {n, number}}" is not how a number chooses its words here: visitors would see it as it is.',
    'Write {count: one …; other …}.',
  ),
  text(
    'cartWithCount',
    '{count} items, {count',
    'A "{" stands alone here: visitors would see it.',
    'Use {count}.',
  ),
  text('menu', 'Menu {}', '{} cannot be filled in here.', 'Remove it.'),
];

describe('a text of the interface', () => {
  it.each(WORDS)('has nothing in braces that nobody fills in: $with', async (broken) => {
    expect(await told(broken)).toEqual(expected(broken));
  });

  it('may leave out what its English text has, but is asked whether that is meant', async () => {
    const broken = text(
      'goToSlide',
      'Picture {n}',
      '{title} is missing: the English text has it.',
      'If that is not on purpose, put it in, as in "Slide {n}: {title}".',
    );
    expect(await told(broken)).toEqual(expected({ ...broken, severity: 'warning' }));
  });

  it('keeps to its places on the pages of partners, too', async () => {
    const words = '"embed": { "words": { "continueOn": "Go to {host}" } }, "contact": {';
    const { problems } = await check(swap(GOOD, '"contact": {', words));
    expect(problems.map(brief)).toEqual([
      expect.stringContaining('{host} cannot be filled in here.'),
    ]);
  });
});
