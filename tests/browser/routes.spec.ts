import { expect, test } from '@playwright/test';
import { builtHtml, LOST, ROUTES } from './support/site';
import { visit } from './support/visit';

test.describe('an address', () => {
  // How heading and title begin to say what the page is about, and no other: so the page is the right one.
  const PAGES: [number, string, RegExp][] = [
    [11, '/', /^Industrial supplies and services in Zimbabwe and Malawi/],
    [12, '/about', /\| About Us/],
    [13, '/services', /\| Services:/],
    [14, '/portfolio', /\| Portfolio:/],
    [15, '/store', /\| Store:/],
    [16, '/store/category/refrigeration', /^Refrigeration & Airconditioning \|/],
    [17, '/store/product/ac-001', /^Split AC System - 3 Ton \|/],
    [18, '/cart', /^Your Inquiry List \|/],
    [19, '/contact', /^Get In Touch \|/],
    [20, '/air-conditioning', /^Air Conditioning & Refrigeration \|/],
    [21, '/mining-industrial', /^Mining & Industrial \|/],
    [22, '/mining-industrial/pumps', /^Pumps/],
    [22, '/mining-industrial/power-transmission', /^Power Transmission/],
    [22, '/mining-industrial/electrical', /^Electrical Equipment/],
    [22, '/mining-industrial/pipes', /^Pipes, Fittings & Valves \|/],
    [23, '/energy-solutions', /\| Energy Solutions/],
    [24, '/energy-solutions/solar', /^Solar/],
    [24, '/energy-solutions/renewable', /^Renewable/],
    [24, '/energy-solutions/power-equipment', /^Electrical Power Equipment/],
    [24, '/energy-solutions/materials', /^Electrical Materials/],
    [25, '/civil-contracting', /^Civil Engineering Contractors/],
    [26, '/civil-contracting/building', /^Building/],
    [26, '/civil-contracting/infrastructure', /^Infrastructure/],
    [26, '/civil-contracting/specialty', /^Specialty/],
    [26, '/civil-contracting/additional', /^Additional Services/],
    [27, '/agricultural-services', /^Agricultural Services/],
    [28, '/agricultural-services/tractors', /^Tractors/],
    [28, '/agricultural-services/tillage', /^Tillage/],
    [28, '/agricultural-services/planting', /^Planting/],
    [28, '/agricultural-services/harvesting', /^Harvesting/],
  ];

  for (const [line, address, subject] of PAGES) {
    test(`[${line}] [34] ${address} is a page, opened directly or with a slash`, async ({
      request,
    }) => {
      const forms = address === '/' ? ['/', '/index.html'] : [address, `${address}/`];
      const [bare, slash] = await Promise.all(forms.map((form) => request.get(form)));
      expect([bare?.status(), slash?.status()]).toEqual([200, 200]);
      const html = (await bare?.text()) ?? '';
      expect(await slash?.text()).toBe(html);
      expect(subjectOf(html)).toMatch(subject);
      const alike = PAGES.filter(([, other]) => subject.test(subjectOf(builtHtml(other))));
      expect(alike.map(([, other]) => other)).toEqual([address]);
    });
  }

  test('[34] every page that there is has a title and a description of its own', () => {
    const seen = new Map<string, string[]>();
    for (const address of ROUTES) {
      const html = builtHtml(address);
      const title = /<title>([^<]+)</.exec(html)?.[1] ?? '';
      const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(title.length, address).toBeGreaterThan(10);
      expect(description.length, address).toBeGreaterThan(40);
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(canonical, address).toMatch(/^https:\/\//);
      // An alias shows the page of its category, and says so by its canonical address.
      seen.set(title, [...(seen.get(title) ?? []), canonical]);
    }
    const doubles = [...seen].filter(([, addresses]) => new Set(addresses).size > 1);
    expect(doubles).toEqual([]);
  });

  for (const address of [LOST, '/about/nobody', '/store/product', '/abou', '/index.php']) {
    test(`[29] ${address} is no page: it answers 404 with a page that helps`, async ({
      request,
    }) => {
      const response = await request.get(address);
      expect(response.status()).toBe(404);
      expect(headingOf(await response.text())).toBe('Oops! Page not found');
    });
  }

  for (const slug of ['conservation-tillage', 'power-transmission', 'energy-solutions']) {
    test(`[31] [32] [33] ${slug} is linked, and behaves as an unknown category`, async ({
      page,
    }) => {
      const address = `/store/category/${slug}`;
      const linked = ROUTES.some((route) => builtHtml(route).includes(`href="${address}"`));
      expect(linked).toBe(true);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(slug);
      await expect(page.getByText('No products found in this category')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Return to Store' })).toBeVisible();
      await expect(page.locator('main a[href="/store/category/mining"]')).toBeVisible();
    });
  }
});

test('[30] /shop is not a page: opened directly it leads to all products', async ({ page }) => {
  await page.goto('/shop');
  await expect(page).toHaveURL('/store/category/all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products');
});

test('[30] [103] /shop leads to all products inside the site too, without a detour', async ({
  page,
}) => {
  await visit(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'View All Products' }).click();
  await expect(page).toHaveURL('/store/category/all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('[34] a page survives a reload after in-app navigation', async ({ page }) => {
  await visit(page, '/');
  await page.locator('footer').getByRole('link', { name: 'Store' }).click();
  await expect(page).toHaveURL('/store');
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
});

/** What a page says that it is about: 'Pumps and Pump Spares | Pumps and Pump Spares | Tradecrest'. */
function subjectOf(html: string): string {
  const title = /<title>([^<]+)</.exec(html)?.[1] ?? '';
  return `${headingOf(html)} | ${title}`;
}

function headingOf(html: string): string {
  const inner = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
  return inner
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .trim();
}
