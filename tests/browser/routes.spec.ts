import { expect } from '@playwright/test';
import { forEachCompany, shipped } from './support/company';
import { footerLink } from './support/links';
import { builtHtml, LOST, ROUTES } from './support/site';
import { visit } from './support/visit';

shipped.test.describe('an address', () => {
  // A pattern of heading and title that matches only this page.
  const PAGES: [string, string, RegExp][] = [
    ['[A1]', '/', /^Industrial supplies and services in Zimbabwe and Malawi/],
    ['[A1]', '/about', /\| About Us/],
    ['[A1]', '/services', /\| Services:/],
    ['[A1]', '/portfolio', /\| Portfolio:/],
    ['[A2]', '/store', /\| Store:/],
    ['[A2]', '/store/category/refrigeration', /^Refrigeration & Airconditioning \|/],
    ['[A2]', '/store/product/ac-001', /^Split AC System - 3 Ton \|/],
    ['[A2]', '/cart', /^Your Inquiry List \|/],
    ['[A1]', '/contact', /^Get In Touch \|/],
    ['[A3]', '/air-conditioning', /^Air Conditioning & Refrigeration \|/],
    ['[A3]', '/mining-industrial', /^Mining & Industrial \|/],
    ['[A4]', '/mining-industrial/pumps', /^Pumps/],
    ['[A4]', '/mining-industrial/power-transmission', /^Power Transmission/],
    ['[A4]', '/mining-industrial/electrical', /^Electrical Equipment/],
    ['[A4]', '/mining-industrial/pipes', /^Pipes, Fittings & Valves \|/],
    ['[A3]', '/energy-solutions', /\| Energy Solutions/],
    ['[A4]', '/energy-solutions/solar', /^Solar/],
    ['[A4]', '/energy-solutions/renewable', /^Renewable/],
    ['[A4]', '/energy-solutions/power-equipment', /^Electrical Power Equipment/],
    ['[A4]', '/energy-solutions/materials', /^Electrical Materials/],
    ['[A3]', '/civil-contracting', /^Civil Engineering Contractors/],
    ['[A4]', '/civil-contracting/building', /^Building/],
    ['[A4]', '/civil-contracting/infrastructure', /^Infrastructure/],
    ['[A4]', '/civil-contracting/specialty', /^Specialty/],
    ['[A4]', '/civil-contracting/additional', /^Additional Services/],
    ['[A3]', '/agricultural-services', /^Agricultural Services/],
    ['[A4]', '/agricultural-services/tractors', /^Tractors/],
    ['[A4]', '/agricultural-services/tillage', /^Tillage/],
    ['[A4]', '/agricultural-services/planting', /^Planting/],
    ['[A4]', '/agricultural-services/harvesting', /^Harvesting/],
  ];

  shipped.test(
    '[A1] [A2] [A3] [A4] [A5] of these is a page, with and without a trailing slash',
    async ({ request }) => {
      for (const [requirement, address, subject] of PAGES) {
        const page = `${requirement} ${address}`;
        const forms = address === '/' ? ['/', '/index.html'] : [address, `${address}/`];
        const [bare, slash] = await Promise.all(forms.map((form) => request.get(form)));
        expect.soft([bare?.status(), slash?.status()], page).toEqual([200, 200]);
        const html = (await bare?.text()) ?? '';
        expect.soft((await slash?.text()) === html, page).toBe(true);
        expect.soft(subjectOf(html), page).toMatch(subject);
        const alike = PAGES.filter(([, other]) => subject.test(subjectOf(builtHtml(other))));
        expect.soft(alike.map(([, other]) => other)).toEqual([address]);
      }
    },
  );

  shipped.test('[A5] every page has a unique title and description', () => {
    const seen = new Map<string, string[]>();
    for (const address of ROUTES) {
      const html = builtHtml(address);
      const title = /<title>([^<]+)</.exec(html)?.[1] ?? '';
      const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(title.length, address).toBeGreaterThan(10);
      expect(description.length, address).toBeGreaterThan(40);
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(canonical, address).toMatch(/^https:\/\//);
      // An alias has the same page as its category, with its canonical URL.
      seen.set(title, [...(seen.get(title) ?? []), canonical]);
    }
    const doubles = [...seen].filter(([, addresses]) => new Set(addresses).size > 1);
    expect(doubles).toEqual([]);
  });

  shipped.test('[A9] some that pages link to behave like an unknown category', async ({ page }) => {
    for (const slug of ['conservation-tillage', 'power-transmission', 'energy-solutions'])
      await shipped.test.step(slug, async () => {
        const address = `/store/category/${slug}`;
        const linked = ROUTES.some((route) => builtHtml(route).includes(`href="${address}"`));
        expect(linked).toBe(true);
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(slug);
        await expect(page.getByText('No products found in this category')).toBeVisible();
        await expect(page.getByRole('link', { name: 'Return to Store' })).toBeVisible();
        await expect(page.locator('main a[href="/store/category/mining"]')).toBeVisible();
      });
  });
});

shipped.test(
  '[A7] [P9] /shop leads to all products inside the site too, without a request',
  async ({ page }) => {
    await visit(page, '/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('link', { name: 'View All Products' }).click();
    await expect(page).toHaveURL('/store/category/all');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL('/');
  },
);

forEachCompany(({ test, config, store, pathOf, lost }) => {
  const about = pathOf('logo-grid');

  test('[A8] addresses that are no page are answered with a helpful 404 page', async ({
    request,
  }) => {
    for (const address of [
      LOST,
      `${about}/nobody`,
      store.product.slice(0, -1),
      about.slice(0, -1),
      '/index.php',
    ]) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(404);
      expect(headingOf(await response.text()), address).toBe(lost);
    }
  });

  test('[A7] old addresses are not pages: opened directly, they redirect to the new ones', async ({
    page,
  }) => {
    for (const { from, to } of config.redirects) {
      await page.goto(from);
      await expect(page, from).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 }), from).toBeVisible();
    }
  });

  test('[A5] a page survives a reload after in-app navigation', async ({ page }) => {
    await visit(page, '/');
    await footerLink(page, store.home).click();
    await expect(page).toHaveURL(store.home);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  });
});

/** Heading and title of a page: 'Pumps and Pump Spares | Pumps and Pump Spares | Tradecrest'. */
function subjectOf(html: string): string {
  const title = /<title>([^<]+)</.exec(html)?.[1] ?? '';
  // No-break spaces between numbers and units become plain.
  return `${headingOf(html)} | ${title}`.replaceAll('\u00A0', ' ');
}

function headingOf(html: string): string {
  const inner = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
  return inner
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .trim();
}
