import { expect, it } from 'vitest';
import { check, GOOD } from '../../../../../tests/broken-configs/breaking';

const page = (path: string, more: object) => ({
  path,
  title: `${path} of the yard`,
  description: `One more page, ${path}, which has nothing to say but the words that every page needs.`,
  blocks: [{ type: 'hero', title: 'A title' }],
  ...more,
});

/** What the check says of the company with these blocks on its home page, and these pages. */
async function saidOf(blocks: object[], ...pages: object[]): Promise<string[]> {
  const config = JSON.parse(GOOD) as { pages: { blocks: object[] }[] };
  config.pages[0]?.blocks.push(...blocks);
  config.pages.push(...(pages as typeof config.pages));
  const { problems } = await check(JSON.stringify(config));
  return problems.map(({ severity, message }) => `${severity}: ${message}`);
}
const slip = page('/news-slip', { date: '2026-03-01' });
const crane = page('/news-crane', { date: '2026-02-01' });

it('is content where all news are listed', async () => {
  expect(await saidOf([{ type: 'news' }], slip, crane)).toEqual([]);
});

it('names news to which no list leads', async () => {
  expect(await saidOf([{ type: 'news', count: 1 }], slip, crane)).toEqual([
    'warning: No link leads to /news-crane.',
  ]);
});

it('names a list without any news', async () => {
  expect(await saidOf([{ type: 'news' }])).toEqual([
    'warning: This block shows nothing: no page has a "date" that makes it news.',
  ]);
});

it('names a day that does not exist', async () => {
  const wrong = page('/news-slip', { date: '2026-02-30' });
  expect(await saidOf([{ type: 'news' }], wrong)).toEqual([
    'error: There is no such day as 2026-02-30.',
  ]);
});

it('names news that the site cannot be without', async () => {
  const config = JSON.parse(GOOD) as { pages: object[] };
  Object.assign(config.pages[0] ?? {}, { date: '2026-03-01' });
  const { problems } = await check(JSON.stringify(config));
  expect(problems.map(({ message, advice }) => `${message} ${advice}`)).toContain(
    'The site cannot be without this page: it has links to it everywhere. Remove "date".',
  );
});
