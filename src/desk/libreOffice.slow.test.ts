import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { read, utils } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { isInstalled } from '../../tests/setup/isInstalled';
import { reportMissing } from '../../tests/setup/reportMissing';
import { temporaryFolder } from '../../tests/temporary/temporaryFolder';
import { asCsv, asHtml } from './cells';
import { asXlsx } from './xlsx';

const run = promisify(execFile);
const missing = isInstalled('soffice')
  ? undefined
  : 'LibreOffice was not found. Install it (Debian: apt-get install libreoffice-calc).';

const CODES = ['0012', '1e5', '3-4', '=1+1', '@x', '+47', 'TRUE', '2026-11-23', '_x0041_', '😀'];
const CELLS = [
  ['Code', 'Name', 'Quantity', 'Price'],
  ...CODES.map((code, at) => [code, `Pump "${at}" <b> & Söhne`, at + 1, 12.5]),
];

/** How a person opens such a file: HTML as a table, and CSV as UTF-8 (76), which the dialog takes from the file's mark. */
const FILTERS: Record<string, string[]> = {
  '.html': ['--infilter=calc_HTML_WebQuery'],
  '.csv': ['--infilter=CSV:44,34,76'],
};

/** The cells as LibreOffice Calc has them once it has opened the file. */
async function opened(name: string, content: string | Uint8Array): Promise<unknown[][]> {
  const folder = temporaryFolder();
  const file = path.join(folder, name);
  writeFileSync(file, content);
  const out = path.join(folder, 'saved');
  const user = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'user')).href}`;
  await run('soffice', [
    user,
    '--headless',
    ...(FILTERS[path.extname(name)] ?? []),
    '--convert-to',
    'xlsx:Calc MS Excel 2007 XML',
    '--outdir',
    out,
    file,
  ]);
  const saved = readFileSync(path.join(out, name.replace(/\.\w+$/, '.xlsx')));
  const [sheet] = Object.values(read(saved, { cellFormula: true }).Sheets);
  if (!sheet) throw new Error('LibreOffice has saved no sheet.');
  expect(utils.sheet_to_formulae(sheet).filter((cell) => /^\w+==/.test(cell))).toEqual([]);
  return utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true });
}

reportMissing(missing);
describe.each(missing === undefined ? ['LibreOffice Calc'] : [])('%s', () => {
  it('shows a workbook as it is: codes are text, quantities numbers', async () => {
    expect(await opened('desk.xlsx', asXlsx(CELLS, 'Quotation'))).toEqual(CELLS);
  });

  it('makes no formula of what is pasted or opened as CSV', async () => {
    const pasted = await opened('desk.html', asHtml(CELLS));
    expect(pasted.map((row) => row[0])).toEqual(CELLS.map((row) => row[0]));
    expect(pasted.map((row) => row[2])).toEqual(CELLS.map((row) => row[2]));
    const csv = await opened('desk.csv', asCsv(CELLS));
    expect(csv[4]).toEqual(["'=1+1", 'Pump "3" <b> & Söhne', 4, 12.5]);
  });
});
