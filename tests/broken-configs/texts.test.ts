import { describe, expect, it } from 'vitest';
import { check, expected, GOOD, swap, told, type Case } from './breaking';

const NOTICE =
  '{ "type": "shared", "name": "ask-us" }\n      ]\n    },\n    {\n      "path": "/services"';
const HERE = 'Home (/) › block 7 "Text" › text › 2';

/** Adds a text to the home page whose second entry is `written`. */
const withText = (written: string, fields = ''): string => {
  const block = `{ "type": "text", ${fields}"text": ["## Terms", "${written}"] },\n        `;
  return `${block}${NOTICE}`;
};

const wrong = (what: string, written: string, one: Pick<Case, 'says' | 'advises'>): Case => ({
  with: what,
  swap: [NOTICE, withText(written)],
  at: `▸"${written}"`,
  path: HERE,
  ...one,
});

const LINKS =
  'A link is a page ("/contact"), a place on the page ("#projects"), or starts with https://, mailto: or tel:.';

const CASES: Case[] = [
  wrong('a link to a page that is missing', 'See [us](/contakt).', {
    says: '"/contakt" leads nowhere: there is no page "/contakt".',
    advises: 'Did you mean "/contact"?',
  }),
  wrong('a link to a place that is missing', '- the [repairs](/services#repair)', {
    says: '"/services#repair" leads nowhere: there is no place "repair" on /services.',
    advises: 'Did you mean "#repairs"?',
  }),
  wrong('a link that runs code', '[Press](javascript:alert(1))', {
    says: '"javascript:alert(1)" is not a link: it would run code.',
    advises: LINKS,
  }),
  wrong('a link that is not safe', '[They](http://example.org)', {
    says: '"http://example.org" is not safe: links to other sites start with https://.',
    advises: 'Write "https://example.org".',
  }),
  wrong('a heading that skips a level', '#### Prices', {
    says: '"Prices" is a level 4 heading directly below a level 2 heading.',
    advises: 'Begin it with "### ", so that no level is skipped.',
  }),
  wrong('a second title', '# Prices', {
    says: '"Prices" is a second title on this page.',
    advises: 'A page has only one title: begin with "## " instead.',
  }),
];

describe('[K7] the checker, in a longer text,', () => {
  it.each(CASES)('finds $with', async (broken) => {
    expect(await told(broken)).toEqual(expected(broken));
  });

  it('accepts headings that fit the outline, lists, and valid links', async () => {
    const { problems } = await check(
      swap(
        GOOD,
        NOTICE,
        withText('### Prices", "1. [Ask](/contact#top)", "- **more**', '"id": "top", ').replace(
          '/contact#top',
          '#top',
        ),
      ),
    );
    expect(problems).toEqual([]);
  });

  it('finds every dead link of a text', async () => {
    const { problems } = await check(swap(GOOD, NOTICE, withText('[a](#one), [b](#two)')));
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('"#one" leads nowhere'),
      expect.stringContaining('"#two" leads nowhere'),
    ]);
  });
});
