import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { type Company, forEachCompany, norwegian, shipped } from './support/company';
import { chatTextOf, manyLines, storeListNow } from './support/list';
import { untilLive, visit } from './support/visit';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name });
const sum = (page: Page, name: string) =>
  main(page).locator('dt', { hasText: name }).locator('+ dd');

/** Where the list has its layouts: of a phone, a tablet and a desktop. */
const SCREENS = [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const;

forEachCompany((company) => {
  const { test, config, say, store, linesOf, asAdded, storeList, storedList, bullet, cartKey } =
    company;

  const field = (page: Page, name: string) =>
    main(page).getByRole('textbox', { name: `${say('quantity')}: ${name}` });
  const note = (page: Page) => main(page).getByLabel(say('listNote'));
  const [first, second] = linesOf(2, 1);
  if (!first || !second) throw new Error('The catalogue has no two products.');

  async function openList(page: Page, lines: unknown = [first, second]): Promise<void> {
    await storeList(page, lines);
    await visit(page, store.list);
  }

  /** Loads the open page of the list with other lines. */
  async function listAgain(page: Page, lines: unknown[]): Promise<void> {
    await storeListNow(page, lines, cartKey);
    await page.reload();
    await untilLive(page);
  }

  test('in print, 25 lines take one page, and 200 lines at most 8', async ({ page }) => {
    const sheets = async () => {
      await expect(page.locator('[data-print-sheet]')).toBeAttached();
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      return pdf.match(/\/Type\s*\/Page\b/g)?.length;
    };
    await openList(page, manyLines(25));
    expect(await sheets()).toBe(1);
    await listAgain(page, manyLines(200));
    expect(await sheets()).toBeLessThanOrEqual(8);
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
    await expect(main(page).getByText(say('notOpened'), { exact: true })).toBeVisible();
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

  test('no list causes a layout shift on a phone, a tablet or a desktop', async ({ page }) => {
    await watchShifts(page);
    await storeList(page, []);
    await page.goto(store.list);
    // The words of a company differ, not what the number of lines does to the page.
    const counts = company === shipped ? [1, 3, 12] : [3];
    for (const [width, height] of SCREENS)
      for (const count of counts)
        await test.step(`${count} on ${width} by ${height} px`, async () => {
          await page.setViewportSize({ width, height });
          const lines = linesOf(...Array.from({ length: count }, () => 2));
          await listAgain(page, lines.map(asAdded));
          await expectNoShift(page, company);
        });
  });

  // What follows does not depend on the company.
  if (company !== norwegian) return;

  test('[I11] [I12] [I13] [I14] [I15] [I16] a list counts pieces and products; a line, and all of them, can be removed and brought back', async ({
    page,
  }) => {
    await openList(page);
    const line = main(page).getByRole('listitem').filter({ hasText: first.name });
    const undo = page.getByRole('button', { name: say('undo') });

    await test.step('it counts its pieces and products, and leads back to the store', async () => {
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(say('listTitle'));
      await expect(heading(page, say('selectedItems', { n: 3 }))).toBeVisible();
      await expect(heading(page, say('inquirySummary'))).toBeVisible();
      await expect(sum(page, say('totalItems'))).toHaveText('3');
      await expect(sum(page, say('products'))).toHaveText('2');
      const back = main(page).getByRole('link', { name: say('continueBrowsing') });
      await expect(back).toHaveAttribute('href', store.home);
    });

    await test.step('a line shows its product', async () => {
      const { category } = config.store.products[0] ?? {};
      const { name = '' } = config.store.categories.find(({ id }) => id === category) ?? {};
      await expect(line.getByRole('link', { name: first.name })).toBeVisible();
      await expect(line).toContainText(name);
      await expect
        .poll(() => line.locator('img').evaluate((i: HTMLImageElement) => i.naturalWidth))
        .toBeGreaterThan(0);
    });

    await test.step('it is changed and removed; Undo brings back all of its pieces', async () => {
      await line.getByRole('button', { name: say('increase') }).click();
      await expect(sum(page, say('totalItems'))).toHaveText('4');
      await line.getByRole('button', { name: say('remove', { name: first.name }) }).click();
      await expect(line).toHaveCount(0);
      await expect(sum(page, say('totalItems'))).toHaveText('1');
      await undo.click();
      await expect(sum(page, say('totalItems'))).toHaveText('4');
      await expect(line).toHaveCount(1);
      await expect(undo).toHaveCount(0);
    });

    await test.step('a cleared list is empty, and leads to the store; Undo restores it and its note', async () => {
      await note(page).fill('For Blantyre, by March');
      await main(page)
        .getByRole('button', { name: say('clearList') })
        .click();
      await expect(heading(page, say('listEmpty'))).toBeFocused();
      await expect(page.getByText(say('listEmptyText'))).toBeVisible();
      const browse = main(page).getByRole('link', { name: say('browseProducts') });
      await expect(browse).toHaveAttribute('href', store.home);
      await expect.poll(() => storedList(page)).toEqual([]);
      await undo.click();
      await expect(sum(page, say('totalItems'))).toHaveText('4');
      await page.reload();
      await expect(note(page)).toHaveValue('For Blantyre, by March');
    });
  });

  test('[I17] [X9] a quantity is a whole number; what has left the catalogue is marked, and still sent; the list is printed as a separate sheet', async ({
    page,
  }) => {
    const old = { id: 'old-1', name: 'Old Valve', quantity: 3 };
    await openList(page, [first, second, old]);

    await test.step('a product that has left the catalogue is marked, and still sent', async () => {
      const line = main(page).getByRole('listitem').filter({ hasText: old.name });
      await expect(line).toContainText(say('lineGone'));
      await expect(line.getByRole('link')).toHaveCount(0);
      const send = main(page).getByRole('link', { name: say('sendInquiry') });
      await expect
        .poll(async () => chatTextOf(await send.getAttribute('href')))
        .toContain(bullet(old, true));
    });

    // All that can be typed is tried in parseQuantity.test.ts.
    await test.step('a quantity is a whole number of at least 1, whatever is typed or pasted', async () => {
      for (const [typed, counts] of [
        ['abc', '1'],
        [' 1,500 ', '1500'],
        ['9'.repeat(30), '9007199254740991'],
      ] as const) {
        await field(page, first.name).fill(typed);
        await field(page, first.name).press('Enter');
        await expect(field(page, first.name), typed).toHaveValue(counts);
      }
      await field(page, second.name).fill('-3');
      await field(page, second.name).blur();
      await expect(field(page, second.name)).toHaveValue('1');
      await expect
        .poll(async () => (await storedList(page))?.map(({ quantity }) => quantity))
        .toEqual([Number.MAX_SAFE_INTEGER, 1, 3]);
    });

    await test.step('on paper are codes, quantities and the note, without the site’s frame', async () => {
      await note(page).fill('By March');
      const sheet = page.locator('[data-print-sheet]');
      await expect(sheet).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(sheet).toBeVisible();
      await expect(sheet).toContainText(config.site.legalName ?? config.site.name);
      await expect(sheet).toContainText(say('printedList'));
      const columns = [say('code'), say('product'), say('quantity')];
      await expect(sheet.getByRole('columnheader')).toHaveText(columns);
      await expect(sheet.getByRole('row')).toHaveCount(5);
      await expect(sheet.getByRole('row', { name: first.name })).toContainText(first.id);
      await expect(sheet).toContainText('By March');
      await expect(sheet).toContainText(String(new Date().getFullYear()));
      for (const part of ['banner', 'contentinfo'] as const)
        await expect(page.getByRole(part)).toBeHidden();
      await expect(main(page).getByRole('button', { name: say('printList') })).toBeHidden();
    });
  });
});

shipped.test(
  'a list from before categories were kept causes no layout shift on a phone',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await watchShifts(page);
    await shipped.storeList(page, shipped.linesOf(2, 2, 2, 2, 2, 2));
    await visit(page, shipped.store.list);
    await expectNoShift(page, shipped);
  },
);

async function expectNoShift(page: Page, { say }: Company): Promise<void> {
  await expect(page.getByRole('button', { name: say('copyList') })).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as { shifts?: number[] }).shifts)).toEqual([]);
}

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
