import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { reportMissing } from '../../../tests/setup/reportMissing';
import { isInstalled } from '../../../tests/setup/isInstalled';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { loadSchemas } from '../schemas/load';
import { planOf } from './testing';
import { writeTable } from './writeTable';

const root = path.resolve(import.meta.dirname, '../../..');
const { config: configSchema } = loadSchemas(root);
const run = promisify(execFile);

/** Texts that spreadsheet programs like to make something else of. Tabs are none of them: LibreOffice drops them. */
const text = fc.oneof(
  fc.constantFrom('0012', '1.10', '1e5', 'TRUE', '2026-11-23', '=1+1', "'=1", '-5 °C', '@x', '+47'),
  fc.constantFrom('_x0041_', '#N/A', '1/2', '3-4', '15 %', '2" ball', '[]', '😀', '"', 'a\nb'),
  fc.string({
    unit: fc.constantFrom('"', "'", ',', ';', '|', '\\', ' ', 'a', '=', '-', 'ø', 'ج'),
    minLength: 1,
    maxLength: 12,
  }),
);
const product = fc.record({
  name: text,
  code: text,
  description: text.map((words) => `A part for all kinds of boats: ${words}`),
  unit: text,
  specifications: fc.array(fc.record({ name: text, value: text, unit: text }), {
    minLength: 1,
    maxLength: 3,
  }),
});

/** Why LibreOffice cannot be tried on this machine. */
const missing = isInstalled('soffice')
  ? undefined
  : 'LibreOffice was not found. Install it (Debian: apt-get install libreoffice-calc).';

it.each(['xlsx', 'ods'])(
  '[G10] whatever LibreOffice opens and saves as %s comes back as it went',
  async (format) => {
    reportMissing(missing);
    if (missing !== undefined) return;
    const folder = temporaryFolder();
    const products = fc
      .sample(product, 200)
      .map((one, index) => Object.assign({}, one, { id: `p-${index}`, category: 'engines' }));
    const config = { site: { language: 'nb' }, store: { categories: [], products } };
    const file = path.join(folder, 'list.xlsx');
    writeFileSync(file, await writeTable(configSchema, config, 'xlsx'));
    const out = path.join(folder, 'saved');
    const user = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'user')).href}`;
    await run('soffice', [user, '--headless', '--convert-to', format, '--outdir', out, file]);
    const bytes = readFileSync(path.join(out, `list.${format}`));
    const from = { root, publicDir: '', configSchema, remove: true };
    const { change } = await planOf(`list.${format}`, bytes, config, from);
    expect(change.mistakes).toEqual([]);
    expect(change.changed.flatMap(({ cells }) => cells)).toEqual([]);
    expect(change.same).toBe(products.length);
  },
);
