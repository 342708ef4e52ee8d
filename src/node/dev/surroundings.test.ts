import { expect, it } from 'vitest';
import type { SiteConfig } from '../../generated/authored';
import { resolveCompany } from '../site/company.fixture';
import { createRouteFinder } from '../site/routeFinder';
import { surroundings } from './surroundings';

async function aroundIn(change?: (config: SiteConfig) => void) {
  const site = await resolveCompany(change);
  return surroundings(site, createRouteFinder(site));
}

it('has a category and a product for the blocks that show one, and a place in the site', async () => {
  const around = await aroundIn();
  expect(around('product-listing').listing?.known).toBe(true);
  expect(around('product-detail').product?.name).toMatch(/^Inboard Diesel/);
  expect(around('breadcrumb').crumbs?.length).toBeGreaterThan(1);
  expect(around('hero').product).toBeUndefined();
});

it('has the news of the site, and its pages in their place as long as there are none', async () => {
  const news = async (change?: (config: SiteConfig) => void) =>
    (await aroundIn(change))('news').news?.map(({ href }) => href);
  expect(await news()).toEqual(['/services', '/services/engines', '/store']);
  expect(
    await news(({ pages }) => {
      pages[1]!.date = '2026-03-01';
      pages[0]!.blocks.push({ type: 'news', tone: 'paper' });
    }),
  ).toEqual(['/services']);
});

it('has nothing for a kind that stands on no page', async () => {
  expect((await aroundIn())('sales-desk')).toEqual({});
});
