import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { withTemporaryFolder } from '../temporary/withTemporaryFolder';
import { openStudio, save, startStudio } from './support/studio';
import { test } from './support/test';

/** As a German spreadsheet program writes it: with a mark, semicolons and \r\n, and a note that is no field. */
const TABLE = `\uFEFFid;name;category;description;specifications;Lager
eng-010;Inboard Diesel 10 kW;engines;"A two-cylinder diesel; for boats up to eight metres.";Power | 10 | kW;Halle 1
eng-021;"Flexible ""soft"" Coupling";engines;Takes the shake of the engine off the shaft. Measure both flanges.;;
dk-003;Bronze Winch;deck;A two-speed winch for sheets up to twelve millimetres. Needs a flat base.;;Halle 2
dk-900;Demonstration Cleat;deck;The cleat from the photo on the wall, made to order in our own foundry.;;Halle 2
`.replaceAll('\n', '\r\n');

interface Written {
  store: { products: unknown };
}

/** Writes into the cell that says something, as by hand. */
async function edit(page: Page, from: string, to: string): Promise<void> {
  const grid = page.getByRole('grid', { name: 'Products' });
  await grid.getByRole('gridcell', { name: from, exact: true }).dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(to);
  await page.keyboard.press('Enter');
  await expect(grid.getByRole('gridcell', { name: to, exact: true })).toBeVisible();
}

test('[G8] a product that stands in a file is edited in the grid: of that file, its row alone changes', async ({
  page,
}) => {
  await withTemporaryFolder(async (folder) => {
    const table = path.join(folder, 'all.csv');
    writeFileSync(table, TABLE);
    const studio = await startStudio(folder, (text) => {
      const config = JSON.parse(text) as Written;
      config.store.products = { from: 'all.csv' };
      return `${JSON.stringify(config, null, 2)}\n`;
    });
    try {
      const config = studio.file();
      await openStudio(page, { url: `${studio.url}#products` });
      await edit(page, 'Bronze Winch', 'Steel Winch; 12 mm');
      await edit(page, 'Demonstration Cleat', 'Cleat');
      await page.keyboard.press('Control+z');
      await expect(page.getByRole('gridcell', { name: 'Demonstration Cleat' })).toBeVisible();
      await save(page);
      const changed = TABLE.replace('Bronze Winch', '"Steel Winch; 12 mm"');
      expect(readFileSync(table, 'utf8')).toBe(changed);
      expect(studio.file()).toBe(config);

      // Also what is saved can be undone, and then all is as it was.
      await page.keyboard.press('Control+z');
      await expect(page.getByRole('gridcell', { name: 'Bronze Winch' })).toBeVisible();
      await save(page);
      expect(readFileSync(table, 'utf8')).toBe(TABLE);
    } finally {
      await studio.stop();
    }
  });
});
