import { describe, expect, it } from 'vitest';
import { check, expected, GOOD, swap, told, type Case } from './breaking';

const LEAD = 'Four generations have kept the slipway working.';
const IN_LEAD = 'Home (/) › block 3 "Text and picture" › paragraphs › 1';
const HEADING = '"heading": "A Yard Like Few Others"';
const IN_HEADING = 'Home (/) › block 3 "Text and picture" › heading';

/** A text with leftover markup of another program. */
const marked = (what: string, written: string, mark: string): Case => ({
  with: what,
  swap: [HEADING, `"heading": "${written}"`],
  at: `▸"${written}`,
  path: IN_HEADING,
  says: `Visitors would see "${mark}" as it stands here: this text has no HTML and no Markdown.`,
  advises: 'Write plain words: the block "text" has links, lists and headings.',
  severity: 'warning',
});

/** A text with emphasis and links, and leftover markup. */
const unknownMark = (what: string, written: string, mark: string): Case => ({
  with: what,
  swap: [LEAD, written],
  at: `▸"${written}`,
  path: IN_LEAD,
  says: `Visitors would see "${mark}" as it stands here: texts have no HTML and no pictures.`,
  advises:
    'Write **bold**, *italic* or [words](/contact) for a link; pictures have fields of their own.',
  severity: 'warning',
});

/** A text with Markdown that other programs read. */
const unread = (
  what: string,
  written: string,
  { mark, why, advises }: { mark: string; why: string; advises: string },
): Case => ({
  with: what,
  swap: [LEAD, written],
  at: `▸"${written}`,
  path: IN_LEAD,
  says: `Visitors would see ${JSON.stringify(mark)} as it stands here: ${why}.`,
  advises,
  severity: 'warning',
});

const CASES: Case[] = [
  marked('a tag of HTML in a heading', 'Four <b>generations</b>', '<b>'),
  marked('a code of HTML in a heading', 'Slip &amp; yard', '&amp;'),
  marked('a link in a heading', 'See [our yard](/contact).', '[our yard](/contact)'),
  marked('bold words in a heading', 'Since **1962** here.', '**1962**'),
  unknownMark('a tag of HTML in a text', 'Four <b>generations</b> have', '<b>'),
  unknownMark('a code of HTML in a text', 'Slip &amp; yard', '&amp;'),
  {
    with: 'a picture in a text, which is told once, and not as a dead link, too',
    swap: [LEAD, 'See ![the yard](/images/yard.jpg) here.'],
    at: '▸"See ![the yard]',
    path: IN_LEAD,
    says: 'Texts have no pictures: visitors would see "![the yard](/images/yard.jpg)" as "!" and a link.',
    advises: 'Take it out; the blocks "text-media" and "project-gallery" show pictures.',
  },
  unknownMark('a link written as a picture', 'See ![it](/contact).', '![it](/contact)'),
  unread('a link with a space', 'See [our yard] (/contact).', {
    mark: '[our yard] (/contact)',
    why: 'a link has no space before its "("',
    advises: 'Write "[our yard](/contact)".',
  }),
  unread('bold words without their end', 'Since **1962, **always** here.', {
    mark: '**1962,',
    why: 'bold words have ** before and after them',
    advises: 'Write the other ** too, or leave this one out.',
  }),
  unread('a table', String.raw`Oils\n| Oil | Price |\n|---|---|`, {
    mark: '| Oil | Price |',
    why: 'texts have no tables',
    advises: 'Write a list instead, or use a block such as "list-columns".',
  }),
  unread('code', 'The part `dk-003` fits.', {
    mark: '`dk-003`',
    why: 'texts have **bold** and *italic* words, but no code and none struck through',
    advises: 'Leave these signs out.',
  }),
  unread('a quotation', '> Never late.', {
    mark: '> Never late.',
    why: 'texts have no quotations',
    advises: 'Leave the ">" out, or use the block "testimonials".',
  }),
  unread('a line of hyphens', '---', {
    mark: '---',
    why: 'texts have no lines between their parts',
    advises: 'Begin the next part with a heading: "## " and its words.',
  }),
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
  it.each(CASES)('is shown verbatim, so it must not contain markup: $with', async (broken) => {
    expect(await told(broken)).toEqual(expected(broken));
  });

  it('[K7] may have emphasis and links if it is long', async () => {
    const { problems } = await check(swap(GOOD, LEAD, '*Since* **1962**: [our yard](/contact).'));
    expect(problems).toEqual([]);
  });

  it('may contain harmless symbols, and code where code is shown', async () => {
    const plain = swap(
      GOOD,
      LEAD,
      'R&D; 3 < 4 > 2, {a} [b] (c) 2 ** 3, 5\\\\`6, a|b, **bold** – **too**',
    );
    const code =
      '{ "type": "code-samples", "heading": "Code", "samples": [{ "title": "Page", "code": ["<b>{site.name}</b>"] }] },';
    const { problems } = await check(swap(plain, '"ask-us": [', `"ask-us": [${code}`));
    expect(problems).toEqual([]);
  });
});
