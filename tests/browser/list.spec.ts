import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { linesOf, manyLines, storedList, storeList } from './support/list';
import { config } from './support/site';
import { visit } from './support/visit';

// Sections that are still fading in would fail the contrast check.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { name });
const sum = (page: Page, name: string) =>
  main(page).locator('dt', { hasText: name }).locator('+ dd');
const field = (page: Page, name: string) =>
  main(page).getByRole('textbox', { name: `Quantity: ${name}` });
const [first, second] = linesOf(2, 1);
if (!first || !second) throw new Error('The catalogue has no two products.');

async function openList(page: Page, lines: unknown = [first, second]): Promise<void> {
  await storeList(page, lines);
  await visit(page, '/cart');
}

test('[I11] [I12] an empty list says so and leads to the store', async ({ page }) => {
  await visit(page, '/cart');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Your Inquiry List');
  await expect(heading(page, 'Your inquiry list is empty')).toBeVisible();
  await expect(
    page.getByText("Looks like you haven't added any products to your inquiry list yet."),
  ).toBeVisible();
  const browse = main(page).getByRole('link', { name: 'Browse Products' });
  await expect(browse).toHaveAttribute('href', '/store');
});

test('[I13] [I16] a list counts pieces and products', async ({ page }) => {
  await openList(page);
  await expect(heading(page, 'Selected Items (3)')).toBeVisible();
  await expect(heading(page, 'Inquiry Summary')).toBeVisible();
  await expect(sum(page, 'Total Items')).toHaveText('3');
  await expect(sum(page, 'Products')).toHaveText('2');
});

test('[I14] [I15] a line shows its product, and can be changed and removed', async ({ page }) => {
  await openList(page);
  const line = main(page).getByRole('listitem').filter({ hasText: first.name });
  const { category } = config.store.products[0] ?? {};
  const { name = '' } = config.store.categories.find(({ id }) => id === category) ?? {};
  await expect(line.getByRole('link', { name: first.name })).toBeVisible();
  await expect(line).toContainText(name);
  await expect
    .poll(() => line.locator('img').evaluate((i: HTMLImageElement) => i.naturalWidth))
    .toBeGreaterThan(0);
  await line.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(sum(page, 'Total Items')).toHaveText('4');
  await line.getByRole('button', { name: `Remove ${first.name}` }).click();
  await expect(line).toHaveCount(0);
  await expect(sum(page, 'Total Items')).toHaveText('1');
  await expect(main(page).getByRole('link', { name: 'Continue Browsing' })).toHaveAttribute(
    'href',
    '/store',
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
  await main(page).getByLabel('Note for our sales team').fill('For Blantyre, by March');
  await main(page).getByRole('button', { name: 'Clear list' }).click();
  await expect(heading(page, 'Your inquiry list is empty')).toBeFocused();
  await expect.poll(() => storedList(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sum(page, 'Total Items')).toHaveText('3');
  await page.reload();
  await expect(main(page).getByLabel('Note for our sales team')).toHaveValue(
    'For Blantyre, by March',
  );
});

test('a product that has left the catalogue stays, marked, and is still sent', async ({ page }) => {
  await openList(page, [{ id: 'old-1', name: 'Old Valve', quantity: 3 }, second]);
  const line = main(page).getByRole('listitem').filter({ hasText: 'Old Valve' });
  await expect(line).toContainText('Not in our catalogue now');
  await expect(line.getByRole('link')).toHaveCount(0);
  const send = main(page).getByRole('link', { name: 'Send Inquiry via WhatsApp' });
  await expect(send).toHaveAttribute('href', /Old%20Valve%20%5BOLD-1%5D%20\(Quantity%3A%203\)/);
});

test('[X9] the list is printed as a separate sheet: codes, quantities, note, without the site’s frame', async ({
  page,
}) => {
  await openList(page);
  await main(page).getByLabel('Note for our sales team').fill('By March');
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText(config.site.legalName ?? config.site.name);
  await expect(sheet.getByRole('row')).toHaveCount(4);
  await expect(sheet.getByRole('row', { name: first.name })).toContainText(first.id);
  await expect(sheet).toContainText('By March');
  await expect(sheet).toContainText(String(new Date().getFullYear()));
  for (const part of ['banner', 'contentinfo'] as const)
    await expect(page.getByRole(part)).toBeHidden();
  await expect(main(page).getByRole('button', { name: 'Print list' })).toBeHidden();
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
  await expect(main(page).getByText('Not in our catalogue')).toBeVisible();
  await expectAccessible(page, 'filled');
  await main(page)
    .getByRole('link', { name: /Send Inquiry/ })
    .click();
  await expect(main(page).getByText('WhatsApp did not open?')).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await main(page).getByRole('button', { name: 'Copy list' }).click();
  await expect(main(page).getByText('Copy the selected text')).toBeVisible();
  await expectAccessible(page, 'sent, not copied');
  for (const width of [320, 768, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await main(page).getByRole('button', { name: 'Clear list' }).click();
  await expect(main(page).getByRole('button', { name: 'Restore the list' })).toBeVisible();
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
      await page.setViewportSize({ width, height });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await openList(page, linesOf(...Array.from({ length: count }, () => 2)));
      await expect(page.getByRole('button', { name: 'Copy list' })).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => (window as { shifts?: number[] }).shifts)).toEqual([]);
    });
  }
}
