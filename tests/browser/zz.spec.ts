import { forCompany, shipped } from './support/company';
import { visit } from './support/visit';
forCompany(shipped, ({ test, pathOf }) => {
  test('x', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(page, pathOf('sales-desk'));
    await page.waitForLoadState('networkidle');
    await page.locator('main textarea').first().fill('Hello\n12 x REF-007\nneed 3x REF-077 urgently\n4 gas cylinders\n2 compressors please\nCan you deliver by Friday?');
    await page.locator('main form button[type=submit]').first().click();
    await page.locator('main ol > li').first().waitFor();
    await page.locator('main input[accept*=".csv"]').setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from('Code;Unit price;Stock;Lead time;Supplier code\nREF-007;75,5;40;3 days;SUP-1\n') });
    await page.locator('main fieldset').waitFor();
    await page.screenshot({ path: '/tmp/i39-cols.png' });
    await page.locator('main fieldset button').click();
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/i39-${width}.png`, fullPage: true });
    }
    await page.pdf({ path: '/tmp/i39.pdf', format: 'A4' });
  });
});
