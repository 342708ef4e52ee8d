import { expect, it } from 'vitest';
import type { PageData } from '../../../generated/types';
import { measurePage } from './measurePage';

const picture = (src: string) => ({ type: 'text-media', image: { src, alt: '' } });
const blocks = [{ type: 'stats' }, picture('/assets/pump-1.jpg'), picture('/assets/gone-2.jpg')];
const PAGE = {
  html: '<img alt="" src="/assets/pump-1.jpg"><img src="/assets/mark-3.svg">',
  page: { blocks: blocks as unknown as PageData['blocks'] },
  siteData: '{}',
  fontUrls: ['/assets/font-4.woff2'],
  files: new Map([
    ['/assets/pump-1.jpg', Buffer.alloc(9)],
    ['/assets/mark-3.svg', Buffer.alloc(9)],
    ['/assets/gone-2.jpg', Buffer.alloc(9)],
    ['/assets/font-4.woff2', Buffer.alloc(7000)],
  ]),
  build: undefined,
};
const SIZES: Record<string, number> = { '/assets/pump-1.jpg': 50_000, '/assets/mark-3.svg': 400 };
const size = async (url: string) => SIZES[url] ?? 1e9;

it('[T61] a page weighs its document, its data, fonts, and the pictures that are shown; the heaviest block is named', async () => {
  const { first, rest, heaviest } = await measurePage(PAGE, size);
  expect(first).toBeLessThan(PAGE.html.length + 20);
  expect(rest).toBeGreaterThan(57_400);
  expect(rest).toBeLessThan(57_800);
  expect(heaviest?.index).toBe(1);
  expect(heaviest?.bytes).toBeGreaterThan(50_000);
});

it('[T61] after a build, code counts too: what blocks share once', async () => {
  const without = await measurePage(PAGE, size);
  const own = { 'assets/a.js': 90_000, 'assets/a.css': 500 };
  const build = { shared: 60_000, code: { stats: own, 'text-media': { 'assets/a.js': 90_000 } } };
  const measured = await measurePage({ ...PAGE, build }, size);
  expect(measured.first - without.first).toBe(500);
  expect(measured.rest - without.rest).toBe(150_000);
});
