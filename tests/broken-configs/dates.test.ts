import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { checkConfig } from '../../src/node/config/check/checkConfig';
import { GOOD, SOURCES, addPage, swap } from './breaking';

const COMPANY = resolve(import.meta.dirname, '../fixtures/other-company');
const NOW = new Date('2026-12-01T10:00:00Z');

/** The messages about a config at the moment NOW. */
async function told(content: string): Promise<[severity: string, path: string, message: string][]> {
  const { problems } = await checkConfig(join(COMPANY, 'site.config.json'), {
    root: resolve(import.meta.dirname, '../..'),
    content: Buffer.from(content),
    sources: SOURCES,
    now: NOW,
  });
  return problems.map(({ severity, path, message }) => [severity, path, message]);
}

const HEADING = '"heading": "A Yard Like Few Others"';
const block = (dates: string) => swap(GOOD, HEADING, `${HEADING}, ${dates}`);
const AT = 'Home (/) › block 3 "Text and picture" ›';

it.each(['"from": "2026-12-24"', '"from": "2026-11-01", "until": "2026-12-01T12:00"'])(
  '[U15] dates that come in their order are no mistake: %s',
  async (dates) => {
    expect(await told(block(dates))).toEqual([]);
  },
);

it.each([
  [
    '"from": "2026-12-24", "until": "2026-12-23"',
    'error',
    'until',
    'This block ends (23 December 2026) before it begins (24 December 2026): it is never on the site.',
  ],
  [
    '"until": "2026-11-30"',
    'warning',
    'until',
    'This block has run out (30 November 2026): visitors no longer see it.',
  ],
  ['"from": "2027-02-29"', 'error', 'from', 'There is no such day as 2027-02-29.'],
])('[U15] the checker explains dates: %s', async (dates, severity, field, message) => {
  expect(await told(block(dates))).toEqual([[severity, `${AT} ${field}`, message]]);
});

it('[U15] the checker warns of an announcement that has run out, and of links in it that lead nowhere', async () => {
  const announcement = { text: 'Closed. [Ask](/nowhere)', until: '2026-11-30' };
  const said = await told(
    swap(GOOD, '"site": {', `"announcement": ${JSON.stringify(announcement)}, "site": {`),
  );
  expect(said).toEqual([
    ['error', 'announcement › text', '"/nowhere" leads nowhere: there is no page "/nowhere".'],
    [
      'warning',
      'announcement › until',
      'This announcement has run out (30 November 2026): visitors no longer see it.',
    ],
  ]);
});

it('[U15] a date in another form is one mistake', async () => {
  const problems = await told(block('"from": "24.12.2026"'));
  expect(problems.map(([severity]) => severity)).toEqual(['error']);
});

it('[U15] the time zone is one that exists', async () => {
  const zone = swap(GOOD, '"site": {', '"site": { "timeZone": "Lusaka",');
  expect((await told(zone)).map(([, , message]) => message)).toEqual([
    '"Lusaka" is not the name of a time zone.',
  ]);
});

it('[U15] a page that the site needs has no dates', async () => {
  const home = swap(GOOD, '"path": "/",', '"path": "/", "until": "2027-01-01",');
  expect((await told(home)).map(([, , message]) => message)).toEqual([
    'The site cannot be without this page: it has links to it everywhere.',
  ]);
});

it('[U15] a page that has run out is named once, not again for each link to it', async () => {
  const page = addPage('/sale', ', "until": "2026-11-30"')(GOOD);
  const linked = swap(page, 'Four generations have', '[Four](/sale) [generations](/sale) have');
  expect((await told(linked)).map(([, , message]) => message)).toEqual([
    'This page has run out (30 November 2026): visitors no longer see it or the links to it.',
  ]);
});
