import { expect, it } from 'vitest';
import { check, GOOD } from '../../../../../tests/broken-configs/breaking';

/** What the check says of a download with these fields. */
async function saidOf(fields: object): Promise<string[]> {
  const block = { type: 'downloads', items: [{ title: 'Price list', ...fields }] };
  const config = JSON.parse(GOOD) as { pages: { blocks: object[] }[] };
  config.pages[0]?.blocks.push(block);
  const { problems } = await check(JSON.stringify(config));
  return problems
    .filter(({ path }) => path.includes('Downloads'))
    .map(({ severity, path, message }) => `${severity} ${path}: ${message}`);
}

it('is content with a file that is there, and a day of the calendar', async () => {
  expect(await saidOf({ file: '/files/price-list.pdf', date: '2026-03-01' })).toEqual([]);
});

it('names a file that is not there', async () => {
  expect(await saidOf({ file: '/files/price-lst.pdf' })).toEqual([
    expect.stringMatching(/^error .*file: There is no file "\/files\/price-lst\.pdf"\.$/),
  ]);
});

it('warns of a download without a file', async () => {
  expect(await saidOf({})).toEqual([
    expect.stringMatching(/^warning .*: No file is named for "Price list"/),
  ]);
});

it('refuses a day that does not exist', async () => {
  expect(await saidOf({ file: '/files/price-list.pdf', date: '2026-02-30' })).toEqual([
    expect.stringMatching(/^error .*date: There is no such day as 2026-02-30\.$/),
  ]);
});
