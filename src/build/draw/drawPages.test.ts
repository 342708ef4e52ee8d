import { expect, it } from 'vitest';
import type { PageData } from '../../generated/types';
import type { Writer } from '../output/write';
import type { ShareImage } from '../render/document';
import { resolveCompany } from '../site/company.fixture';
import { routes } from '../site/pages';
import { drawPages } from './drawPages';
import type { PageJob } from './drawPage';

/** What is done for the pages of a company that is expected to have so many. */
async function draw(expected: number) {
  const site = await resolveCompany();
  const letters: PageJob[][] = [];
  const written: string[] = [];
  const listed = await drawPages({
    site,
    data: '/data/b1',
    writer: {
      write: (url: string) => Promise.resolve(void written.push(url)),
      place: (url: string) => url,
      effort: { brotli: 4, gzip: 4 },
    } as unknown as Writer,
    threads: { work: (jobs) => Promise.resolve(void letters.push(jobs)) },
    share: { of: ({ path }) => ({ url: path }) as ShareImage },
    expected,
  });
  return { all: [...routes(site)], letters, written, listed };
}

it('hands out each page once, with its data, its files and its picture, in whatever groups', async () => {
  const few = await draw(10);
  const many = await draw(2000);
  expect(few.letters.every((letter) => letter.length <= 1)).toBe(true);
  expect(many.letters.length).toBeLessThan(few.letters.length);
  for (const { all, letters } of [few, many]) {
    const drawn = all.filter(({ hasFile }) => hasFile);
    const jobs = letters.flat();
    expect(jobs.map(({ page }) => JSON.parse(page) as PageData)).toEqual(
      drawn.map(({ page }) => structuredClone(page)),
    );
    expect(jobs.map(({ dataFile }) => dataFile)).toEqual(
      drawn.map(({ page }) => `/data/b1/${page.id}.json`),
    );
    expect(jobs.map(({ shareImage }) => shareImage.url)).toEqual(drawn.map(({ path }) => path));
  }
});

it('puts each page where a static host looks for it', async () => {
  const { letters } = await draw(10);
  const files = letters.flat().map(({ htmlFile }) => htmlFile);
  expect(files).toContain('/index.html');
  expect(files).toContain('/404.html');
  expect(files.filter((file) => !/^\/([^_].*\/)?index\.html$/.test(file))).toEqual(['/404.html']);
});

it('writes only the data of what has no address of its own', async () => {
  const { all, written } = await draw(2000);
  const without = all.filter(({ hasFile }) => !hasFile).map(({ page }) => page.id);
  expect(written).toEqual(without.map((id) => `/data/b1/${id}.json`));
});

it('names what belongs into the site map, in the order of the pages', async () => {
  const { all, listed } = await draw(2000);
  const shown = all.filter(({ hidden, hasFile }) => hasFile && !hidden);
  const own = shown.filter(({ page, path }) => page.canonical.endsWith(encodeURI(path)));
  expect(listed.length).toBeGreaterThan(2);
  expect(listed).toEqual(own.map(({ page }) => page.canonical));
});
