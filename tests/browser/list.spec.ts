import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { forEachCompany, shipped } from './support/company';
import { chatTextOf, manyLines } from './support/list';
import { visit } from './support/visit';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name });
const sum = (page: Page, name: string) =>
  main(page).locator('dt', { hasText: name }).locator('+ dd');

forEachCompany((company) => {
  const { test, config, say, store, linesOf, asAdded, storeList, storedList, bullet } = company;

  // Sections that are still fading in would fail the contrast check.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const field = (page: Page, name: string) =>
    main(page).getByRole('textbox', { name: `${say('quantity')}: ${name}` });
  const note = (page: Page) => main(page).getByLabel(say('listNote'));
  const [first, second] = linesOf(2, 1);
  if (!first || !second) throw new Error('The catalogue has no two products.');

  async function openList(page: Page, lines: unknown = [first, second]): Promise<void> {
    await storeList(page, lines);
    await visit(page, store.list);
  }

  test('[I11] [I12] an empty list says so and leads to the store', async ({ page }) => {
    await visit(page, store.list);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(say('listTitle'));
    await expect(heading(page, say('listEmpty'))).toBeVisible();
    await expect(page.getByText(say('listEmptyText'))).toBeVisible();
    const browse = main(page).getByRole('link', { name: say('browseProducts') });
    await expect(browse).toHaveAttribute('href', store.home);
  });

  test('[I13] [I16] a list counts pieces and products', async ({ page }) => {
    await openList(page);
    await expect(heading(page, say('selectedItems', { n: 3 }))).toBeVisible();
    await expect(heading(page, say('inquirySummary'))).toBeVisible();
    await expect(sum(page, say('totalItems'))).toHaveText('3');
    await expect(sum(page, say('products'))).toHaveText('2');
  });

  test('[I14] [I15] a line shows its product, and can be changed, removed and brought back', async ({
    page,
  }) => {
    await openList(page);
    const line = main(page).getByRole('listitem').filter({ hasText: first.name });
    const { category } = config.store.products[0] ?? {};
    const { name = '' } = config.store.categories.find(({ id }) => id === category) ?? {};
    await expect(line.getByRole('link', { name: first.name })).toBeVisible();
    await expect(line).toContainText(name);
    await expect
      .poll(() => line.locator('img').evaluate((i: HTMLImageElement) => i.naturalWidth))
      .toBeGreaterThan(0);
    await line.getByRole('button', { name: say('increase') }).click();
    await expect(sum(page, say('totalItems'))).toHaveText('4');
    await line.getByRole('button', { name: say('remove', { name: first.name }) }).click();
    await expect(line).toHaveCount(0);
    await expect(sum(page, say('totalItems'))).toHaveText('1');
    await page.getByRole('button', { name: say('undo') }).click();
    // All of its items, not only the line.
    await expect(sum(page, say('totalItems'))).toHaveText('4');
    await expect(line).toHaveCount(1);
    await expect(main(page).getByRole('link', { name: say('continueBrowsing') })).toHaveAttribute(
      'href',
      store.home,
    );
  });

  test('[I17] a quantity is a whole number of at least 1, whatever is typed or pasted', async ({
    page,
  }) => {
    await openList(page);
    for (const [typed, counts] of [
      ['', '1'],
      ['7', '7'],
      ['abc', '1'],
      ['2.7', '2'],
      ['-3', '1'],
      ['0', '1'],
      ['1e9', '1000000000'],
      ['١٢', '12'],
      [' 1,500 ', '1500'],
    ] as const) {
      await field(page, first.name).fill(typed);
      await field(page, first.name).press('Enter');
      await expect(field(page, first.name), typed).toHaveValue(counts);
    }
    await field(page, first.name).fill('9'.repeat(30));
    await field(page, first.name).blur();
    await expect(field(page, first.name)).toHaveValue('9007199254740991');
    await expect
      .poll(() => storedList(page))
      .toMatchObject([{ quantity: Number.MAX_SAFE_INTEGER }, { quantity: 1 }]);
  });

  test('Undo restores a cleared list and its note', async ({ page }) => {
    await openList(page);
    await note(page).fill('For Blantyre, by March');
    await main(page)
      .getByRole('button', { name: say('clearList') })
      .click();
    await expect(heading(page, say('listEmpty'))).toBeFocused();
    await expect.poll(() => storedList(page)).toEqual([]);
    await page.getByRole('button', { name: say('undo') }).click();
    await expect(sum(page, say('totalItems'))).toHaveText('3');
    await page.reload();
    await expect(note(page)).toHaveValue('For Blantyre, by March');
  });

  test('a product that has left the catalogue stays, marked, and is still sent', async ({
    page,
  }) => {
    const old = { id: 'old-1', name: 'Old Valve', quantity: 3 };
    await openList(page, [old, second]);
    const line = main(page).getByRole('listitem').filter({ hasText: 'Old Valve' });
    await expect(line).toContainText(say('lineGone'));
    await expect(line.getByRole('link')).toHaveCount(0);
    const send = main(page).getByRole('link', { name: say('sendInquiry') });
    await expect
      .poll(async () => chatTextOf(await send.getAttribute('href')))
      .toContain(bullet(old, true));
  });

  test('[X9] the list is printed as a separate sheet: codes, quantities, note, without the site’s frame', async ({
    page,
  }) => {
    await openList(page);
    await note(page).fill('By March');
    const sheet = page.locator('[data-print-sheet]');
    await expect(sheet).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    await expect(sheet).toContainText(config.site.legalName ?? config.site.name);
    await expect(sheet).toContainText(say('printedList'));
    const columns = [say('code'), say('product'), say('quantity')];
    await expect(sheet.getByRole('columnheader')).toHaveText(columns);
    await expect(sheet.getByRole('row')).toHaveCount(4);
    await expect(sheet.getByRole('row', { name: first.name })).toContainText(first.id);
    await expect(sheet).toContainText('By March');
    await expect(sheet).toContainText(String(new Date().getFullYear()));
    for (const part of ['banner', 'contentinfo'] as const)
      await expect(page.getByRole(part)).toBeHidden();
    await expect(main(page).getByRole('button', { name: say('printList') })).toBeHidden();
  });

  test.describe('in print', () => {
    for (const [lines, pages] of [
      [25, 1],
      [200, 8],
    ] as const) {
      test(`${lines} lines take at most ${pages} pages`, async ({ page }) => {
        await openList(page, manyLines(lines));
        await expect(page.locator('[data-print-sheet]')).toBeAttached();
        const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
        expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(pages);
      });
    }
  });

  test('the list has no violations in any state, and never scrolls sideways', async ({ page }) => {
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    const lines = [first, { id: 'old-1', name: 'W'.repeat(60), quantity: 1e9 }];
    await openList(page, lines);
    await expect(main(page).getByText(say('lineGone'))).toBeVisible();
    await expectAccessible(page, 'filled');
    await main(page)
      .getByRole('link', { name: say('sendInquiry') })
      .click();
    await expect(main(page).getByText(say('notOpened'))).toBeVisible();
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await main(page)
      .getByRole('button', { name: say('copyList') })
      .click();
    await expect(main(page).getByText(say('copyByHand'))).toBeVisible();
    await expectAccessible(page, 'sent, not copied');
    for (const width of [320, 768, 1920]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await main(page)
      .getByRole('button', { name: say('clearList') })
      .click();
    await expect(main(page).getByRole('button', { name: say('bringBack') })).toBeVisible();
    await expectAccessible(page, 'cleared');
  });

  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 800],
  ] as const) {
    for (const count of [1, 3, 12]) {
      test(`a list of ${count} causes no layout shift on a screen of ${width} by ${height} px`, async ({
        page,
      }) => {
        const lines = linesOf(...Array.from({ length: count }, () => 2));
        await page.setViewportSize({ width, height });
        await watchShifts(page);
        await openList(page, lines.map(asAdded));
        await expect(page.getByRole('button', { name: say('copyList') })).toBeAttached();
        await page.waitForLoadState('networkidle');
        expect(await shifts(page)).toEqual([]);
      });
    }
  }
});

shipped.test(
  'a list from before categories were kept causes no layout shift on a phone',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await watchShifts(page);
    await shipped.storeList(page, shipped.linesOf(2, 2, 2, 2, 2, 2));
    await visit(page, shipped.store.list);
    await expect(page.getByRole('button', { name: shipped.say('copyList') })).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await shifts(page)).toEqual([]);
  },
);

const shifts = (page: Page) => page.evaluate(() => (window as { shifts?: number[] }).shifts);

/** Counts layout shifts from now on, except those of a web font that comes late: they depend on the fonts of the machine. */
async function watchShifts(page: Page): Promise<void> {
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.addInitScript(() => {
    const found: number[] = [];
    Object.assign(window, { shifts: found });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        found.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
