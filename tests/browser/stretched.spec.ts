import { expect, type Locator, type Page } from '@playwright/test';
import { forEachCompany } from './support/company';
import type { WholeConfig } from '../../src/node/site/company.fixture';
import { visit } from './support/visit';

const LONG = 'Drehstrom-Asynchronmotorenwicklungsprüfgerätezubehörsatz';

/** Replaces a text, as another name of a company or product would. */
async function rename(text: Locator, name: string): Promise<void> {
  await text.evaluate((element, words) => {
    element.textContent = words;
  }, name);
}

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** The pages that show a block as no page before them does: of another type, or with other fields. */
function pagesOfEachKind({ pages }: WholeConfig): string[] {
  const seen = new Set<string>();
  const single = pages.filter((page) => !page.path.includes(':'));
  const kinds = single.filter(({ blocks }) => {
    const shapes = blocks.map((block) => [block.type, ...Object.keys(block).toSorted()].join(' '));
    const isNew = shapes.some((shape) => !seen.has(shape));
    for (const shape of shapes) seen.add(shape);
    return isNew;
  });
  return kinds.map((page) => page.path);
}

forEachCompany(({ test, config, say, saying, store, block, pathOf, categoryPath, productPath }) => {
  const about = pathOf('logo-grid');
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

  test.describe('a screen of 320 px', { tag: '@phone' }, () => {
    test.use({ viewport: { width: 320, height: 640 } });

    for (const name of ['Northern Hydraulics & Pneumatics (Central Africa)', LONG]) {
      test(`keeps cart and menu in reach beside the name ${name}`, async ({ page }) => {
        await visit(page, about);
        const header = page.getByRole('banner');
        await rename(header.getByRole('link').first().locator('span'), name);
        await expect(header.getByRole('button', { name: say('menu') })).toBeInViewport({
          ratio: 1,
        });
        await expect(header.getByRole('link', { name: saying('cart') })).toBeInViewport({
          ratio: 1,
        });
        expect(await width(page)).toBe(320);
      });
    }

    test('has room for increased text spacing (WCAG 1.4.12)', async ({ page }) => {
      for (const address of addresses) {
        await visit(page, address);
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(
            '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
          );
          document.adoptedStyleSheets.push(sheet);
        });
        expect(await width(page), address).toBe(320);
      }
    });

    test('has room for text at twice its size (WCAG 1.4.4)', async ({ page }) => {
      await page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        }),
      );
      for (const address of addresses) {
        await visit(page, address);
        expect(await width(page), address).toBe(320);
      }
      const header = page.getByRole('banner');
      const [bar, name] = await Promise.all([
        header.boundingBox(),
        header.getByRole('link').first().locator('span').boundingBox(),
      ]);
      expect(name?.y).toBeGreaterThanOrEqual(0);
      expect(name?.height).toBeLessThan(bar?.height ?? 0);
      await header.getByRole('button', { name: say('menu') }).tap();
      await expect(
        header.getByRole('link', { name: config.navigation.menu.at(-1)?.name ?? '', exact: true }),
      ).toBeVisible();
    });

    test('breaks long words wherever they stand', async ({ page }) => {
      for (const address of pagesOfEachKind(config)) {
        await visit(page, address);
        await page
          .getByRole('main')
          .locator('h2, h3, p, li:not(:has(*)), dd a, figcaption span')
          .evaluateAll((texts, word) => {
            for (const text of texts) if (text.childElementCount === 0) text.textContent = word;
          }, LONG);
        expect(await width(page), address).toBe(320);
      }
    });

    test('breaks long words in the name and the text of a product', async ({ page }) => {
      await visit(page, product);
      const title = page.getByRole('heading', { level: 1 });
      await rename(title, LONG);
      await rename(title.locator('+ p'), LONG.repeat(2));
      expect(await width(page)).toBe(320);
    });
  });

  test.describe('forced colours', () => {
    test.use({ contextOptions: { forcedColors: 'active' } });

    test('distinguish the selected tab of a product', async ({ page }) => {
      await visit(page, product);
      const line = (name: string) =>
        page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBottomColor);
      expect(await line(say('description'))).not.toBe(await line(say('reviews')));
    });

    test('keep an outline around every button, whatever its style', async ({ page }) => {
      await visit(page, product);
      const main = page.getByRole('main');
      const buttons = [
        main.getByRole('button', { name: say('addToList') }).first(),
        main.getByRole('link', { name: say('askAboutProduct') }),
      ];
      for (const button of buttons) {
        const [line, ground] = await button.evaluate((element) => {
          const { borderTopStyle, borderTopColor } = getComputedStyle(element);
          const { backgroundColor } = getComputedStyle(document.body);
          return [`${borderTopStyle} ${borderTopColor}`, `solid ${backgroundColor}`];
        });
        expect(line).toMatch(/^solid rgb\(/);
        expect(line).not.toBe(ground);
      }
    });
  });
});
