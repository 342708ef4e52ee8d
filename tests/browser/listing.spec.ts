import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import type { Category } from '../../src/generated/authored';
import { forEachCompany, norwegian, shipped } from './support/company';
import { complaints, untilLive, visit, visitAtRest } from './support/visit';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.locator('main article');
const status = (page: Page) => page.locator('#listing-count');
/** A text without capitals and marks, as a search compares it. */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ø', 'o');

forEachCompany((company) => {
  const { test, config, say, saying, store, listed, categoryPath, productPath } = company;
  const { categories, allLabel, featuredLabel, featuredCount } = config.store;
  const [category, next, other] = categories as [Category, Category, Category];
  const LISTING = categoryPath(category.id);
  /** The first word of the first product. */
  const TERM = listed()[0]!.name.split(' ')[0]!;

  const search = (page: Page) => page.getByRole('searchbox', { name: say('searchProducts') });
  const spinner = (page: Page) => page.getByText(say('loadingProducts'));
  const linkTo = (page: Page, address: string) => page.locator(`main a[href="${address}"]`).first();
  const countOf = (id: string) => listed(id).length;

  /** The products that match a term by code, name, description or category. */
  function finds(term: string) {
    return listed().filter(({ id, name, description, category: its }) => {
      const { name: label } = categories.find((one) => one.id === its) ?? {};
      return plain([id, name, description, label].join('\n')).includes(plain(term));
    });
  }

  /** Expects that the listing shows what matches a term, and says how many. */
  async function expectFound(page: Page, term: string): Promise<void> {
    const found = finds(term);
    await expect(status(page)).toHaveText(say('foundProducts', { count: found.length, term }));
    await expect(cards(page).locator('h2')).toHaveText(found.map(({ name }) => name));
  }

  test.describe('a category', () => {
    // All of it is in its HTML.
    test.use({ javaScriptEnabled: false });

    const LISTINGS: [slug: string, name: string, count: number][] = [
      ['all', allLabel, listed().length],
      ['featured', featuredLabel, featuredCount],
      ...categories.map(({ id, name }): [string, string, number] => [id, name, countOf(id)]),
    ];
    test('[L8] [L9] [L12] [L11] [L20] has its heading and its products, an empty state if there are none, and a link back', async ({
      page,
    }) => {
      for (const [slug, name, count] of LISTINGS) {
        await test.step(slug, async () => {
          await page.goto(categoryPath(slug));
          await expect(heading(page)).toHaveText(name);
          await expect(cards(page)).toHaveCount(count);
          const back = page.getByRole('link', { name: say('backToStore') });
          await expect(back).toHaveAttribute('href', store.home);
          const empty = status(page).filter({ hasText: say('emptyCategory') });
          await expect(empty).toHaveCount(count === 0 ? 1 : 0);
          if (count > 0) return;
          const onward = page.getByRole('link', { name: say('returnToStore') });
          await expect(onward).toHaveAttribute('href', store.home);
        });
      }
    });

    test('[L22] [L9] has two columns on small screens, three on medium, four on large; the featured ones are the first of all', async ({
      page,
    }) => {
      await page.goto(categoryPath('all'));
      for (const [width, columns] of [
        [360, 2],
        [768, 3],
        [1280, 4],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        const tops = await cards(page).evaluateAll((all) =>
          all.slice(0, 8).map((card) => card.getBoundingClientRect().top),
        );
        expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
      }
      const first = (await cards(page).locator('h2').allTextContents()).slice(0, featuredCount);
      await page.goto(categoryPath('featured'));
      await expect(cards(page).locator('h2')).toHaveText(first);
    });
  });

  // What follows does not depend on the company.
  if (company !== norwegian) return;

  test('no word on the button of a tile breaks, from phones to large screens', async ({ page }) => {
    await visit(page, categoryPath('all'));
    const button = cards(page).first().getByRole('button');
    await expect(button).toHaveText(say('addToList'));
    for (const width of [360, 480, 768, 1024, 1100, 1240, 1280, 1920])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        expect(await button.evaluate(brokenIn)).toEqual([]);
      });
  });

  test('[L13] [D1] a navigation inside the site shows the spinner for 500 ms, each time, then the listing or the product, which fades in like any section', async ({
    page,
  }) => {
    await visitAtRest(page, store.home);
    const expectSpinner = async (text: string) => {
      await expect(page.getByText(text)).toBeVisible();
      await page.clock.runFor(499);
      await expect(page.getByText(text)).toBeVisible();
    };

    for (const { id } of [next, other])
      await test.step(`the listing ${id}`, async () => {
        await expect(page).toHaveURL(store.home);
        await linkTo(page, categoryPath(id)).click();
        await expectSpinner(say('loadingProducts'));
        await expect(cards(page)).toHaveCount(0);
        await page.clock.runFor(1);
        await expect(spinner(page)).toHaveCount(0);
        await expect(cards(page)).toHaveCount(countOf(id));
        if (id === next.id) await page.getByRole('link', { name: say('backToStore') }).click();
      });

    await test.step('a product', async () => {
      await cards(page).locator('a').first().click();
      await expectSpinner(say('loadingProduct'));
      await expect(heading(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(heading(page)).toHaveText(listed(other.id)[0]!.name);
      await expect(page.getByText(say('loadingProduct'))).toHaveCount(0);
      await expect(heading(page)).toBeFocused();
      const opacity = () =>
        heading(page).evaluate((element) => {
          const part = element.closest('[data-reveal]');
          return part && getComputedStyle(part).opacity;
        });
      await expect.poll(opacity).toBe('1');
    });
  });

  test('[L13] [L15] [L16] [L17] [L18] [L21] opened directly, it is shown at once; its search filters on every keystroke, and is in the address; a card adds, and announces it', async ({
    page,
  }) => {
    await visit(page, categoryPath('all'));
    expect(await spinner(page).count()).toBe(0);
    expect(await cards(page).count()).toBe(listed().length);

    await test.step('the search filters on every keystroke, by name, text and category', async () => {
      await expect(search(page)).toHaveValue('');
      let typed = '';
      for (const key of TERM.slice(0, 5).toUpperCase()) {
        typed += key;
        await search(page).press(key);
        await expectFound(page, typed);
      }
      await expectAccessible(page, 'search');
    });

    await test.step('the clear button restores all', async () => {
      await page.getByRole('button', { name: say('clear'), exact: true }).click();
      await expect(search(page)).toHaveValue('');
      await expect(search(page)).toBeFocused();
      await expect(cards(page)).toHaveCount(listed().length);
    });

    await test.step('a search is in the address: it survives a reload, and is restored by Back', async () => {
      await search(page).fill(TERM);
      await expect(page).toHaveURL(`${categoryPath('all')}?q=${TERM}`);
      await page.reload();
      await untilLive(page);
      await expect(search(page)).toHaveValue(TERM);
      await expectFound(page, TERM);
      await cards(page).locator('a').first().click();
      await expect(page).toHaveURL((url) => url.pathname.startsWith(store.product));
      await page.goBack();
      await expect(search(page)).toHaveValue(TERM);
      await expectFound(page, TERM);
    });

    await test.step('a card leads to its product, adds it, and announces it', async () => {
      const card = cards(page).first();
      const { id } = finds(TERM)[0]!;
      await expect(card.getByRole('link')).toHaveAttribute('href', productPath(id));
      for (const count of [1, 2]) {
        await card.getByRole('button', { name: saying('addToList') }).click();
        await expect(card.getByText(say('inYourList', { count }))).toBeVisible();
      }
    });
  });

  test('[L15] [L16] a term without matches shows an empty state with two buttons; the search is empty in the next category; a product code links to its product', async ({
    page,
  }) => {
    const back = page.getByRole('link', { name: say('returnToStore') });
    await visit(page, categoryPath(other.id));

    await test.step('an empty state offers to clear the search', async () => {
      await search(page).fill('zzzz');
      await expect(status(page)).toHaveText(say('noMatch', { term: 'zzzz', category: other.name }));
      await expect(back).toHaveAttribute('href', store.home);
      await expectAccessible(page, 'nothing found');
      await page.getByRole('button', { name: say('clearSearch') }).click();
      await expect(cards(page)).toHaveCount(countOf(other.id));
    });

    await test.step('it can be searched for everywhere; the next category is not searched', async () => {
      await search(page).fill('zzzz');
      await page.getByRole('link', { name: saying('searchEverywhere') }).click();
      await expect(search(page)).toHaveValue('zzzz');
      await back.click();
      await linkTo(page, categoryPath(other.id)).click();
      await expect(cards(page)).toHaveCount(countOf(other.id));
      await expect(search(page)).toHaveValue('');
    });

    await test.step('a product code links to its product', async () => {
      const { id, name } = listed(category.id)[3]!;
      const code = id.toUpperCase();
      await search(page).fill(code);
      await page.getByRole('link', { name: say('goToProduct', { code, name }) }).click();
      await expect(page).toHaveURL(productPath(id));
    });
  });

  test('a search that fails to load says so, keeps the typed text, and can be retried', async ({
    page,
  }) => {
    await visit(page, LISTING);
    await page.context().setOffline(true);
    await search(page).fill(TERM);
    await expect(status(page)).toHaveText(say('productsLost'));
    await page.context().setOffline(false);
    await page.getByRole('button', { name: say('retry') }).click();
    await expect(status(page)).toHaveText(saying('foundProducts'));
    await expect(search(page)).toHaveValue(TERM);
  });

  test.describe('[L10] an unknown category', { tag: '@phone' }, () => {
    const LAST = 'Båtseil';
    const STRANGE: [string, string][] = [
      ['<script>alert(1)</script>', encodeURIComponent('<script>alert(1)</script>')],
      ['%E0%A4', '%E0%A4'],
      ['\u202Etxt.exe\u200F', encodeURIComponent('\u202Etxt.exe\u200F')],
      ['a'.repeat(5000), 'a'.repeat(5000)],
      ['{term} & "quotes"', encodeURIComponent('{term} & "quotes"')],
      [LAST, LAST],
    ];
    test('is shown verbatim, with the real categories, and leads back to the store', async ({
      page,
    }) => {
      const lines = await complaints(page);
      for (const [name, address] of STRANGE)
        await test.step(name.slice(0, 30), async () => {
          const answer = await page.goto(categoryPath(address));
          expect(answer?.status()).toBe(404);
          await expect(heading(page)).toHaveText(name);
          await expect(status(page)).toHaveText(say('emptyCategory'));
          await expect(page.getByRole('link', { name: say('returnToStore') })).toBeInViewport();
          await expect(linkTo(page, categoryPath(other.id))).toBeVisible();
          await expect(page.getByRole('link', { name: saying('askAbout') })).toBeVisible();
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
            page.viewportSize()?.width,
          );
          await untilLive(page);
        });
      // The 404 status is expected; nothing else may be logged.
      expect(lines.filter((line) => !/404|Page not found/.test(line))).toEqual([]);

      await expect(page.getByText(say('askAbout', { term: LAST }))).toBeVisible();
      for (const { id } of categories) await expect(linkTo(page, categoryPath(id))).toBeVisible();
      await expectAccessible(page, 'unknown category');
      await page
        .getByRole('link', { name: say('returnToStore') })
        .last()
        .tap();
      await expect(page).toHaveURL(store.home);
    });
  });
});

shipped.test('[L12] refrigeration has 43 products, of 49 in total', () => {
  expect([shipped.listed('refrigeration').length, shipped.listed().length]).toEqual([43, 49]);
});

/** The words of an element that stand on more than one line. Runs in the page. */
function brokenIn(element: Element): string[] {
  const text = element.firstChild;
  if (!(text instanceof Text)) throw new Error('The element has no text of its own.');
  return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1 ? [word] : [];
  });
}
