import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { forCompany, shipped } from './support/company';
import { visit } from './support/visit';
import { withoutFetchingAhead } from './support/withoutFetchingAhead';

forCompany(shipped, ({ test, config, pathOf, linesOf, bullet }) => {
  const desk = pathOf('sales-desk');
  const [first, second] = linesOf(12, 2);
  const lines = [first!, second!];
  const message = [
    config.chat.greeting,
    '',
    config.inquiry.opening,
    ...lines.map((line) => bullet(line)),
    '',
    config.inquiry.closing,
  ].join('\n');

  test('a pasted message becomes a quotation, by keyboard, and nothing of it leaves the page', async ({
    page,
  }) => {
    await withoutFetchingAhead(page);
    await visit(page, desk);
    const box = page.locator('main textarea').first();
    const read = page.locator('main form button[type=submit]').first();
    await expect(read).toHaveAttribute('aria-disabled', 'false');
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));

    await box.focus();
    await page.keyboard.insertText(message);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const rows = page.locator('main ol > li');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(first!.id.toUpperCase());
    await expect(rows.first().locator('input').first()).toHaveValue('12');
    // The heading of the quotation, which stands below that of the inquiries on this computer.
    await expect(page.locator('main h2[tabindex]').last()).toBeFocused();

    await rows.first().locator('input').nth(1).fill('100');
    await expect(page.locator('main dl dd').first()).toContainText('1,200.00');
    await expectAccessible(page, 'an inquiry');
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-print-sheet] tbody tr')).toHaveCount(2);
    await expect(box).toBeHidden();
    expect(asked.filter((url) => !url.includes('/ahead-'))).toEqual([]);
    expect(page.url()).toMatch(new RegExp(`${desk}$`));
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(first!.id);
  });

  test('is in no menu, no sitemap and no search engine', async ({ page, request }) => {
    await visit(page, '/');
    await expect(page.locator(`a[href="${desk}"]`)).toHaveCount(0);
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain(desk);
    await visit(page, desk);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
});
