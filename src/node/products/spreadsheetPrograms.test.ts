import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadSchemas } from '../schemas/load';
import { planOf } from './testing';

const root = path.resolve(import.meta.dirname, '../../..');
const { config: configSchema } = loadSchemas(root);
const publicDir = path.join(root, 'tests/fixtures/other-company/public');

/** What spreadsheet programs like to make something else of. Tabs are not among it: LibreOffice drops them. */
const ODD = [
  '00123',
  '-5 °C',
  'the "big" one',
  'two\nlines; with, separators',
  '=1+1',
  'æøå ÆØÅ',
  'مضخة بالديزل',
  ' spaces around ',
  '_x0041_',
  '1.10',
  '1/2',
  '3-4',
  '1e5',
  '100%',
  "'quoted",
  '#N/A',
  'TRUE',
  '2026-11-23',
  '+47 123',
  '😀',
];

const oddConfig = {
  site: { language: 'nb' },
  store: {
    categories: [],
    products: ODD.map((name, index) => ({
      id: `00${index}`,
      name,
      category: 'engines',
      description: `${name} ${index}`,
      specifications: [{ name, value: name, unit: '=A1' }],
    })),
  },
};

// Out, changed there and in again: tests/browser/studioProducts.spec.ts.
it('[G10] what LibreOffice has opened and saved comes back as it went', async () => {
  // Written by `writeTable`, opened and saved by LibreOffice 7.4.
  const file = path.join(root, 'tests/fixtures/spreadsheets/libreoffice.xlsx');
  const from = { root, publicDir, configSchema, remove: true };
  const { operations, change } = await planOf('list.xlsx', readFileSync(file), oddConfig, from);
  expect(change.mistakes).toEqual([]);
  expect(change.same).toBe(ODD.length);
  expect(operations).toEqual([]);
});
