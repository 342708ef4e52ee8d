import { describe, expect, it } from 'vitest';
import { check, expected, GOOD, swap, told, type Case } from './breaking';

const LEAD = 'Four generations have kept the slipway working.';
const IN_LEAD = 'Home (/) › block 3 "Text and picture" › paragraphs › 1';

/** A text in which marks of another program have stayed. */
const marked = (what: string, written: string, mark: string): Case => ({
  with: what,
  swap: [LEAD, written],
  at: `▸"${written}`,
  path: IN_LEAD,
  says: `Visitors would see "${mark}" as it stands here: texts have no HTML and no Markdown.`,
  advises: 'Write plain words: links, lists and headings have fields or blocks of their own.',
  severity: 'warning',
});

const CASES: Case[] = [
  marked('a tag of HTML in a text', 'Four <b>generations</b> have', '<b>'),
  marked('a code of HTML in a text', 'Slip &amp; yard', '&amp;'),
  marked('a link in Markdown', 'See [our yard](/contact).', '[our yard](/contact)'),
  marked('bold words in Markdown', 'Since **1962** here.', '**1962**'),
  {
    with: 'a place that is filled in elsewhere',
    swap: [LEAD, 'Welcome to {site.name}.'],
    at: '▸"Welcome to',
    path: IN_LEAD,
    says: '{site.name} is not filled in here: visitors would see it.',
    advises: 'Only the titles and descriptions of pages have such places: write the name itself.',
  },
];

describe('a text', () => {
  it.each(CASES)(
    'is shown as it is written, and holds nothing that visitors should not see: $with',
    async (broken) => {
      expect(await told(broken)).toEqual(expected(broken));
    },
  );

  it('may hold signs that mean nothing to programs, and code where code is shown', async () => {
    const plain = swap(GOOD, LEAD, 'R&D; 3 < 4 > 2, {a} [b] (c) 2 ** 3');
    const code =
      '{ "type": "code-samples", "heading": "Code", "samples": [{ "title": "Page", "code": ["<b>{site.name}</b>"] }] },';
    const { problems } = await check(swap(plain, '"ask-us": [', `"ask-us": [${code}`));
    expect(problems).toEqual([]);
  });
});
