import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importEach } from '../files/importEach';
import { loadSchemas } from '../schemas/load';
import type { FileFormat } from './fileFormat';
import type { Preset } from './preset';
import { planOf } from './testing';

const root = path.resolve(import.meta.dirname, '../../..');
const { config: configSchema } = loadSchemas(root);
const publicDir = path.join(root, 'public');
const options = { root, publicDir, configSchema, remove: false };
const config: unknown = JSON.parse(readFileSync(path.join(root, 'site.config.json'), 'utf8'));
const bytesOf = (name: string) => readFileSync(path.join(root, 'tests/fixtures/strangers', name));
const inFolder = (folder: string) => path.join(import.meta.dirname, folder);

/** A file of each format and preset: whoever adds one adds its sample here, beside its folder. */
const SAMPLES: Readonly<Record<string, string>> = {
  'formats/bmecat.ts': 'bmecat-2005.xml',
  'formats/csv.ts': 'line-ends-crlf-then-lf.csv',
  'formats/etimXchange.ts': 'etim-xchange.json',
  'formats/spreadsheet.ts': 'with-chart-sheet.xlsx',
  'presets/bigcommerce.ts': 'shop-export-bigcommerce.csv',
  'presets/magento.ts': 'shop-export-magento.csv',
  'presets/odoo.ts': 'shop-export-odoo.csv',
  'presets/opencart.ts': 'shop-export-opencart.csv',
  'presets/prestashop.ts': 'shop-export-prestashop.csv',
  'presets/shopify.ts': 'shop-export-shopify.csv',
  'presets/shopware.ts': 'shop-export-shopware.csv',
  'presets/squarespace.ts': 'shop-export-squarespace.csv',
  'presets/wix.ts': 'shop-export-wix.csv',
  'presets/woocommerce.ts': 'shop-export-woocommerce.csv',
};
const files = ['formats', 'presets'].flatMap((folder) =>
  readdirSync(inFolder(folder)).map((file) => `${folder}/${file}`),
);
const sampleOf = (file: string): string => SAMPLES[file] ?? '';

describe.each(files)('%s', (file) => {
  it('reads its sample into products that the checker accepts', async () => {
    const name = sampleOf(file);
    const answers = { variants: 'one', categories: 'last' };
    const { change, mistakes } = await planOf(name, bytesOf(name), config, options, answers);
    expect(change.added.length).toBeGreaterThan(0);
    expect(mistakes).toEqual({ inTable: [], elsewhere: [] });
  });

  it('changes nothing when the same file comes again', async () => {
    const name = sampleOf(file);
    const answers = { variants: 'one', categories: 'last' };
    const { value } = await planOf(name, bytesOf(name), config, options, answers);
    const again = await planOf(name, bytesOf(name), value, options, answers);
    expect(again.operations).toEqual([]);
  });
});

it('every format knows its own files, and no other does', async () => {
  const formats = (await importEach(inFolder('formats'), 'format')) as FileFormat[];
  const extensions = formats.flatMap((format) => format.extensions);
  expect(new Set(extensions).size).toBe(extensions.length);
  for (const name of Object.values(SAMPLES)) {
    const own = formats.filter(({ recognises }) => recognises(bytesOf(name)));
    expect(own.length).toBeLessThan(2);
  }
});

it('every preset has a name and headings of its own', async () => {
  const presets = (await importEach(inFolder('presets'), 'preset')) as Preset[];
  expect(new Set(presets.map(({ name }) => name)).size).toBe(presets.length);
  expect(new Set(presets.map(({ headings }) => headings.join())).size).toBe(presets.length);
});
