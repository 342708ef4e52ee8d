import { readFileSync } from 'node:fs';
import { utils, read, write } from '@e965/xlsx';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { forCompany, shipped } from './support/company';
import { visit } from './support/visit';
import { withoutFetchingAhead } from './support/withoutFetchingAhead';

forCompany(shipped, ({ test, pathOf, linesOf }) => {
  const desk = pathOf('sales-desk');
  const [first, second] = linesOf(12, 2);
  const [one, other] = [first!.id.toUpperCase(), second!.id.toUpperCase()];

  /** A price list as a spreadsheet program saves it, with a title above its headings. */
  const prices = (): Buffer => {
    const sheet = utils.aoa_to_sheet([
      ['Prices of November'],
      ['Item code', 'Unit price', 'Discount', 'On hand', 'Lead time', 'Supplier code'],
      [one, 12.5, 0.05, 40, '3 days', 'SUP-0012'],
      [other, 99, 0, 0, '6 weeks', 'SUP-2'],
    ]);
    sheet['C3'].z = '0%';
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'Prices');
    return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  };
  const open = async (page: Page) => {
    await withoutFetchingAhead(page);
    await visit(page, desk);
    await expect(page.locator('main form button[type=submit]').first()).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    await page.waitForLoadState('networkidle');
  };
  const paste = async (page: Page, text: string) => {
    await page.locator('main textarea').first().fill(text);
    await page.locator('main form button[type=submit]').first().click();
    await expect(page.locator('main ol > li').first()).toBeVisible();
  };
  const rows = (page: Page) => page.locator('main ol > li');

  test('prices come from a workbook on this computer, and nothing of it leaves the page', async ({
    page,
  }) => {
    await open(page);
    await paste(page, `12 x ${one}\n3x ${other}`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));

    const workbook = { name: 'prices.xlsx', mimeType: 'application/zip', buffer: prices() };
    await page.locator('main input[accept*=".xlsx"]').setInputFiles(workbook);
    await expect(page.locator('main fieldset legend')).toBeFocused();
    await expectAccessible(page, 'the choice of columns');
    await page.locator('main fieldset button').click();
    await expect(rows(page).first().locator('input').nth(1)).toHaveValue('12.5');
    await expect(rows(page).first().locator('input').nth(2)).toHaveValue('5');
    await expect(rows(page).first()).toContainText('SUP-0012');
    await expect(page.locator('[data-print-sheet]')).toContainText('142.50');
    await expect(page.locator('[data-print-sheet]')).not.toContainText('SUP-0012');
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    // The reader of workbooks, which has been loaded for it, and nothing else.
    expect(asked.filter((url) => !/\/assets\/[\w-]+\.js$/.test(url))).toEqual([]);
    const kept = await page.evaluate(() => [location.href, JSON.stringify(history.state)].join());
    expect(kept).not.toContain('12.5');

    // The columns are known from now on.
    await page.reload();
    await page.locator('main input[accept*=".xlsx"]').setInputFiles(workbook);
    await expect(page.getByText(/prices\.xlsx.* 2\./)).toBeVisible();
    await expect(page.locator('main fieldset')).toHaveCount(0);
  });

  test('once it is open, the desk reads, searches and saves without a network', async ({
    page,
    context,
  }) => {
    await open(page);
    await context.setOffline(true);
    const word = first!.name.split(' ').at(-1)!;
    await paste(page, `12 x ${one}\n4 of ${word.toLowerCase()}s or so`);
    await expect(rows(page).nth(1).locator('select').first()).toBeVisible();
    await page.locator('main input[type=search]').fill(word);
    await expect(page.locator('main [role=status] li button').first()).toBeVisible();
    await page.locator('main input[accept*=".csv"]').setInputFiles({
      name: 'prices.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Code;Price\n${one};7,5\n`),
    });
    await page.locator('main fieldset button').click();
    await expect(rows(page).first().locator('input').nth(1)).toHaveValue('7.5');

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as XLSX' }).click();
    const file = readFileSync(await (await saved).path());
    const [sheet] = Object.values(read(file).Sheets);
    const [row] = utils.sheet_to_json<Record<string, unknown>>(sheet!);
    expect(row).toMatchObject({ Code: one, Quantity: 12, Price: 7.5, Sum: 90 });
  });
});
