import { expect, type Locator, type Page } from '@playwright/test';
import { walkTo } from './walkTo';

/** Leads the focus to a cell of the table of products with the arrow keys. */
export async function walkToCell(page: Page, cell: Locator): Promise<void> {
  const id = (await cell.getAttribute('id')) ?? '';
  const [, row, column] = /^product-(\d+)-(\d+)$/.exec(id) ?? [];
  const grid = page.getByRole('grid', { name: 'Products' });
  await walkTo(page, grid);
  await page.keyboard.press('Control+Home');
  for (let n = 0; n < Number(row); n += 1) await page.keyboard.press('ArrowDown');
  for (let n = 0; n < Number(column); n += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => grid.getAttribute('aria-activedescendant')).toBe(id);
}
