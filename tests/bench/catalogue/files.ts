import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

/** How long a file may take on a busy machine before the bench gives up, in ms. */
const FILE_TIMEOUT_MS = 120_000;

/** How long spreadsheets take, in ms. */
export interface FileFigures {
  /** From the click on "Download XLSX" to the file. */
  outs: number[];
  /** From the chosen file to the summary of what it would change. */
  ins: number[];
}

/** Downloads all products as a spreadsheet, and uploads it again, in an open Studio that shows the products. */
export async function measureFiles(page: Page, rounds: number): Promise<FileFigures> {
  const figures: FileFigures = { outs: [], ins: [] };
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const coming = page.waitForEvent('download', { timeout: FILE_TIMEOUT_MS });
    await page.getByRole('button', { name: 'Download XLSX' }).click();
    const file = await (await coming).path();
    figures.outs.push(performance.now() - started);

    const chosen = performance.now();
    await page
      .getByLabel('Upload a table')
      .setInputFiles({ name: 'products.xlsx', mimeType: '', buffer: await readFile(file) });
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('there is nothing to change', { timeout: FILE_TIMEOUT_MS });
    figures.ins.push(performance.now() - chosen);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
  return figures;
}
