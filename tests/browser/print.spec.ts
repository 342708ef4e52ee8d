import { expect, type Page } from '@playwright/test';
import { forEachCompany } from './support/company';
import { countSheets, FORMATS, partedHeadings } from './support/sheets';
import { visit } from './support/visit';

const MAX_CHANNELS = 3 * 255;

/** How light the grounds of texts are on paper, from 0 to 1; transparent ones are left out. */
const grounds = (page: Page) =>
  page.evaluate((most) => {
    const parts = [...document.querySelectorAll('header, footer, section, section *')];
    return parts.flatMap((part) => {
      if (!part.checkVisibility() || !part.textContent?.trim()) return [];
      const [red = 0, green = 0, blue = 0, alpha = 1] =
        getComputedStyle(part)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      return alpha === 0 ? [] : [(red + green + blue) / most];
    });
  }, MAX_CHANNELS);

forEachCompany(({ test, config, store, block, categoryPath }) => {
  const [product] = config.store.products;
  const contact = config.pages.find(({ blocks }) =>
    blocks.some(({ type }) => type === 'contact-form'),
  )?.path;
  // What none of the others has.
  const more = config.pages.filter(({ blocks }) =>
    blocks.some(({ type }) => ['accordion', 'vacancies', 'project-gallery'].includes(type)),
  );
  const addresses = [
    '/',
    store.home,
    categoryPath('all'),
    contact ?? '/',
    ...more.map(({ path }) => path),
  ];

  test('pages are made for paper: dark ink on light grounds, nothing that only works on screens, and a line that says whose page it is', async ({
    page,
  }) => {
    for (const address of [...addresses, `${store.product}${product?.id}`])
      await test.step(address, async () => {
        await visit(page, address);
        await page.emulateMedia({ media: 'print' });
        expect(Math.min(1, ...(await grounds(page))), 'the darkest ground').toBeGreaterThan(0.5);
        const shown = page.locator('main :is(button, form, iframe, video, [role=search])');
        expect(await shown.filter({ visible: true }).count()).toBe(0);
        const line = page.locator('[data-printed]');
        const { legalName, name } = config.site;
        // The code that writes it is fetched once the page is quiet.
        await expect(async () => {
          await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
          await expect(line).toContainText(legalName ?? name, { timeout: 100 });
        }).toPass();
        await expect(line).toContainText(new URL(page.url()).host);
        await expect(line).toContainText(String(new Date().getFullYear()));
        await page.emulateMedia({ media: 'screen' });
        await expect(line).toBeHidden();
      });
  });

  test('all slides of the carousel, and all names of a strip, are on paper', async ({ page }) => {
    await visit(page, '/');
    await page.emulateMedia({ media: 'print' });
    for (const { title } of block('hero-carousel').slides)
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    const { width = 0 } = page.viewportSize() ?? {};
    for (const name of await page.locator('section ul:not([aria-hidden]) > li').all()) {
      const box = await name.boundingBox();
      expect(box ? box.x + box.width : 0).toBeLessThanOrEqual(width + 1);
    }
  });

  test('a product is a data sheet on one page', async ({ page }) => {
    await visit(page, `${store.product}${product?.id}`);
    for (const format of FORMATS) expect(await countSheets(page, format)).toBe(1);
  });

  const paths = config.pages.map(({ path }) => path).filter((path) => !path.includes(':'));
  const printed = [...paths, categoryPath('all'), `${store.product}${product?.id}`];

  test('no heading of any page ends a sheet', async ({ page }) => {
    test.slow();
    const parted: Record<string, string[]> = {};
    for (const address of printed) {
      await visit(page, address);
      const headings = await partedHeadings(page, FORMATS);
      if (headings.length > 0) parted[address] = headings;
    }
    expect(parted).toEqual({});
  });
});
