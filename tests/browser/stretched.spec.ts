import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { SiteConfig } from '../../src/generated/authored';
import { forEachCompany } from './support/company';
import { brokenHeadings } from './support/headings';
import { pagesOfEachKind } from './support/pagesOfEachKind';
import { test as anySite } from './support/test';
import { visit } from './support/visit';
import { brokenWords } from './support/words';

const arabicConfig = JSON.parse(
  readFileSync('tests/fixtures/other-company/arabic.config.json', 'utf8'),
) as SiteConfig;

const LONG = 'Drehstrom-Asynchronmotorenwicklungsprüfgerätezubehörsatz';

/** Replaces a text, as another name of a company or product would. */
async function rename(text: Locator, name: string): Promise<void> {
  await text.evaluate((element, words) => {
    element.textContent = words;
  }, name);
}

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Sets the size of text in the settings of the browser, in px, to which media queries in em answer. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** A longer word, such as a Norwegian compound, is wider than a phone at any legible size. */
const LETTERS_OF_WORDS = 15;

/** Expects that no heading of a page breaks a word, in text of twice the size and on the narrowest phones. */
async function expectWholeWords(page: Page, address: string): Promise<void> {
  for (const [screen, size] of [
    [360, 32],
    [320, 32],
    [320, 16],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 740 });
    await setTextSize(page, size);
    const where = `${address} at ${screen} px, text of ${size} px`;
    expect(await brokenHeadings(page, LETTERS_OF_WORDS), where).toEqual([]);
  }
}

forEachCompany(
  ({ test, config, say, saying, store, block, pathOf, categoryPath, productPath, samples }) => {
    const product = productPath(config.store.products[0]?.id ?? '');
    const addresses = [
      '/',
      categoryPath('all'),
      store.home,
      store.list,
      pathOf('contact-form'),
      pathOf('snippet-builder'),
    ];

    for (const [who, options] of [
      ['without scripts', { javaScriptEnabled: false }],
      ['for those who ask for less motion', { contextOptions: { reducedMotion: 'reduce' } }],
    ] as const) {
      test.describe(`a strip of names, ${who}`, { tag: '@phone' }, () => {
        test.use({ viewport: { width: 320, height: 640 }, ...options });

        test('keeps a name that is wider than the screen within it', async ({ page }) => {
          await page.route('/', async (route) => {
            const response = await route.fetch();
            const name = config.shared?.logos?.[block('logo-strip').logos]?.[0]?.name ?? '';
            const body = (await response.text()).replaceAll(
              name,
              `${name} of Zimbabwe and Malawi, Limited`,
            );
            await route.fulfill({ response, body });
          });
          await page.goto('/');
          expect(await width(page)).toBe(320);
        });
      });
    }

    test(
      'breaks no word of a heading on phones, in text of any size',
      { tag: '@phone' },
      async ({ page }) => {
        for (const address of samples) {
          await visit(page, encodeURI(address));
          await expectWholeWords(page, address);
        }
      },
    );

    test.describe('a screen of 320 px', { tag: '@phone' }, () => {
      test.use({ viewport: { width: 320, height: 640 } });

      test('keeps cart and menu in reach beside any name, and breaks long words in the name and the text of a product', async ({
        page,
      }) => {
        await visit(page, product);
        const title = page.getByRole('heading', { level: 1 });
        await rename(title, LONG);
        await rename(title.locator('+ p'), LONG.repeat(2));
        expect(await width(page)).toBe(320);
        const header = page.getByRole('banner');
        for (const name of ['Northern Hydraulics & Pneumatics (Central Africa)', LONG]) {
          await rename(header.getByRole('link').first().locator('span'), name);
          for (const control of [
            header.getByRole('button', { name: say('menu') }),
            header.getByRole('link', { name: saying('cart') }),
          ])
            await expect(control, name).toBeInViewport({ ratio: 1 });
          expect(await width(page), name).toBe(320);
        }
      });

      test('holds text at twice its size on a screen of 360 px, and breaks no English word that fits on a line', async ({
        page,
      }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.addInitScript(() =>
          addEventListener('DOMContentLoaded', () => {
            document.documentElement.style.fontSize = '200%';
          }),
        );
        // The page for partners' developers has boxes to tick, beside which a long word has no room.
        const builder = pathOf('snippet-builder');
        const all = new Set([...addresses, product, ...pagesOfEachKind(config)]);
        for (const address of [...all].filter((one) => one !== builder)) {
          await visit(page, address);
          // Browsers hyphenate the longer words of other languages; that of the tests has no dictionary for them.
          if (config.site.language.startsWith('en'))
            expect(await brokenWords(page), address).toEqual([]);
          expect(await width(page), address).toBe(360);
        }
      });

      test('has room for text at twice its size (WCAG 1.4.4) and for increased text spacing (WCAG 1.4.12), and breaks long words wherever they stand', async ({
        page,
      }) => {
        await page.addInitScript(() =>
          addEventListener('DOMContentLoaded', () => {
            document.documentElement.style.fontSize = '200%';
          }),
        );
        for (const address of new Set([...addresses, ...pagesOfEachKind(config)])) {
          await visit(page, address);
          expect(await width(page), `${address} at twice the size`).toBe(320);
          if (address === '/') await expectLargeHeader(page);
          await page.evaluate(spaceText);
          expect(await width(page), `${address} with more space`).toBe(320);
          await page.evaluate(lengthenWords, LONG);
          expect(await width(page), `${address} with long words`).toBe(320);
        }
      });
    });

    /** Expects that the name fits the header at twice its size, and that the menu opens to its last entry. */
    async function expectLargeHeader(page: Page): Promise<void> {
      const header = page.getByRole('banner');
      const [bar, name] = await Promise.all([
        header.boundingBox(),
        header.getByRole('link').first().locator('span').boundingBox(),
      ]);
      expect(name?.y).toBeGreaterThanOrEqual(0);
      expect(name?.height).toBeLessThan(bar?.height ?? 0);
      const menu = header.getByRole('button', { name: say('menu') });
      await menu.tap();
      const last = config.navigation.menu.at(-1)?.name ?? '';
      await expect(header.getByRole('link', { name: last, exact: true })).toBeVisible();
      await menu.tap();
    }
  },
);

anySite(
  'an Arabic page has room for text at twice its size on a screen of 320 px',
  { tag: '@phone' },
  async ({ page, arabic }) => {
    anySite.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      }),
    );
    for (const address of pagesOfEachKind(arabicConfig)) {
      await visit(page, arabic + address);
      expect(await width(page), address).toBe(320);
    }
  },
);

anySite(
  'breaks no word of an Arabic heading on phones, in text of any size',
  { tag: '@phone' },
  async ({ page, arabic }) => {
    for (const address of ['/', '/cart', '/services', '/services/engines', '/store/category/all']) {
      await visit(page, arabic + address);
      await expectWholeWords(page, address);
    }
  },
);

/** Sets the text of the page at its own size again, with the space that readers may give it. Runs in the page. */
function spaceText(): void {
  document.documentElement.style.fontSize = '';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Puts a long word in the place of every text, without more space. Runs in the page. */
function lengthenWords(word: string): void {
  document.adoptedStyleSheets.pop();
  const texts = 'main :is(h2, h3, p, li:not(:has(*)), dd a, figcaption span)';
  for (const text of document.querySelectorAll(texts))
    if (text.childElementCount === 0) text.textContent = word;
}
