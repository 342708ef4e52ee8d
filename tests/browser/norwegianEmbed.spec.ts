import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { norwegian as company } from './support/company';
import { brokenWords } from './support/words';

const { test, config, say, productPath } = company;
const { url, language } = config.site;
const ENGINE = company.listed()[0]!;
const CATEGORY = 'gir-og-propell';

/** A page of a partner who writes English, with tiles across the page and in columns of half its width. */
const pageWith = (site: string) => `<!doctype html><html lang="en">
  <meta name="viewport" content="width=device-width"><title>Partner</title>
  <script async src="${site}/embed/v1.js"></script>
  <inquiry-products id="engine" products="${ENGINE.id.toUpperCase()}"></inquiry-products>
  <div style="display: grid; grid-template-columns: 1fr 1fr">
    <inquiry-products category="${CATEGORY.toUpperCase()}" limit="2"></inquiry-products>
    <inquiry-products category="motorer" limit="2"></inquiry-products>
  </div>
  <inquiry-list></inquiry-list>
  <inquiry-contact></inquiry-contact>`;

/** The texts in widgets that are wider than their element. */
const overflowing = (page: Page) =>
  page.locator('h2, h3, p, li, button, label, a, strong').evaluateAll((all) =>
    all
      // Inline elements have no width of their own.
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );

/** Scrolls through the page, until everything on it is drawn. */
async function untilDrawn(page: Page): Promise<void> {
  await expect(page.locator('inquiry-products article')).toHaveCount(5);
  for (const picture of await page.locator('inquiry-products img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  await page.locator('inquiry-contact').scrollIntoViewIfNeeded();
  await expect(page.locator('inquiry-contact form')).toBeVisible();
}

test('[A15] [A16] [E56] [X21] on a partner’s page, widgets lead to Norwegian addresses, show the company’s photos, and on a phone no text is wider than its room', async ({
  page,
  norwegian,
}) => {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(pageWith(norwegian));
  }).listen(0);
  try {
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    const tile = page.locator('#engine article');
    const itsPage = url + productPath(ENGINE.id);
    await expect(tile.getByRole('link')).toHaveAttribute('href', itsPage);
    await tile.getByRole('button').click();
    const list = page.locator('inquiry-list');
    await expect(list.getByRole('link', { name: ENGINE.name })).toHaveAttribute('href', itsPage);
    await expect(list.locator('a[target=_blank]').last()).toHaveAttribute(
      'href',
      `${url}${company.store.list}?items=${ENGINE.id}:1`,
    );
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await untilDrawn(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await overflowing(page), `at ${width} px`).toEqual([]);
      expect(await brokenWords(page), `at ${width} px`).toEqual([]);
    }
    // Hyphenation follows the language of the words, which is not that of the page.
    const heading = tile.getByRole('heading');
    expect(
      await heading.evaluate((element) => element.closest('[lang]')?.getAttribute('lang')),
    ).toBe(language);
    await expect(heading).toHaveCSS('hyphens', 'auto');
    await expect(list.getByText(say('sendNote'))).toHaveCSS('hyphenate-limit-chars', '10 4 4');
  } finally {
    server.close();
  }
});

test('[E59] on a partner’s page in another encoding, the words are legible, though the host of the script names no encoding', async ({
  page,
  norwegian,
}) => {
  await page.route(`${norwegian}/embed/v1.js`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, contentType: 'text/javascript' });
  });
  await page.route('http://partner.example/', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=windows-1252',
      body: `<title>Partner</title><script src="${norwegian}/embed/v1.js" data-launcher="always"></script>`,
    }),
  );
  await page.goto('http://partner.example/');
  expect(await page.evaluate(() => document.characterSet)).toBe('windows-1252');
  await expect(page.locator('inquiry-launcher')).toHaveText(/^\p{L}+\s*$/u);
  await expect(page.locator('inquiry-launcher')).toContainText(say('cart'));
});
