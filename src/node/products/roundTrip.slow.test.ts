import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import Papa from 'papaparse';
import writeExcelFile from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../document/table/columns';
import { countHeadings } from '../../document/table/sheets';
import { checkValue } from '../config/check/checkValue';
import { createSources } from '../config/check/colours/sheets';
import { loadSchemas } from '../schemas/load';
import { unguarded } from '../tables/csv/guard';
import { productList } from './productList';
import { readTable } from './readTable';
import { planOf } from './testing';
import { writeTable } from './writeTable';

const root = path.resolve(import.meta.dirname, '../../..');
const { config: configSchema } = loadSchemas(root);
const options = { root, publicDir: '', configSchema, remove: true };
const FORMATS = ['xlsx', 'csv'] as const;

/** Texts that programs like to make something else of, beside whatever else there is. */
const text = fc.oneof(
  fc.constantFrom('0012', '1.10', '1e5', 'TRUE', '2026-11-23', '=1+1', "'=1", '-5 °C', '@x', '+47'),
  fc.constantFrom('_x0041_', 'a_x000D_b', '#N/A', '1/2', '3-4', '15 %', '2" ball', '[]', '😀', '"'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  // A file with two NUL characters together is no text, and refused.
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: 12 })
    .map((written) => written.replaceAll(/\0+/g, '\0')),
  fc.string({
    unit: fc.constantFrom('"', "'", ',', ';', '\t', '\n', '\r', '|', '\\', ' ', 'a', '=', '-'),
    minLength: 1,
    maxLength: 12,
  }),
);
const optional = { requiredKeys: ['id', 'name', 'category', 'description'] as const };
const product = fc.record(
  {
    id: fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,12}$/),
    code: text,
    name: text,
    category: fc.constantFrom('engines', '00'),
    description: text.map((words) => `A part for all kinds of boats: ${words}`),
    unit: text,
    specifications: fc.array(
      fc.record({ name: text, value: text, unit: text }, { requiredKeys: ['name', 'value'] }),
      { maxLength: 3 },
    ),
    unlisted: fc.boolean(),
    from: fc.constantFrom('2026-11-23', '2026-11-23T08:00'),
  },
  { requiredKeys: [...optional.requiredKeys] },
);

interface Catalogue {
  site: { language: string };
  store: { categories: object[]; products: object[] };
}
const catalogueOf = (products: object[], language = 'nb'): Catalogue => ({
  site: { language },
  store: {
    categories: [
      { id: 'engines', name: 'Engines' },
      { id: '00', name: 'engines' },
    ],
    products,
  },
});
const catalogue = fc
  .tuple(
    fc.uniqueArray(product, { selector: ({ id }) => id, minLength: 1, maxLength: 4 }),
    fc.constantFrom('nb', 'en', 'fr'),
  )
  .map(([products, language]) => catalogueOf(products, language));

/** A config whose texts have one kind of line end. */
const withOneLineEnd = (config: unknown): unknown =>
  JSON.parse(JSON.stringify(config).replaceAll(/(?:\\r)+\\n/g, String.raw`\n`));

/** Whether the checker finds nothing wrong with the products of a config. */
async function isAccepted(config: unknown): Promise<boolean> {
  const { problems } = await checkValue(config, {
    root,
    publicDir: '',
    sources: createSources(root),
  });
  return !problems.some(
    ({ severity, pointer }) => severity === 'error' && pointer.startsWith('/store/products/'),
  );
}

describe.each(FORMATS)('as %s', (format) => {
  it('[G1] whatever catalogue the checker accepts goes out and comes in as it was', async () => {
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(catalogue, async (config) => {
        if (!(await isAccepted(config))) return;
        tried += 1;
        const bytes = await writeTable(configSchema, config, format);
        const same = await planOf(`list.${format}`, bytes, config, options);
        expect(same.change.mistakes).toEqual([]);
        expect(same.operations).toEqual([]);
        const empty = { ...config, store: { ...config.store, products: [] } };
        const { value } = await planOf(`list.${format}`, bytes, empty, options);
        // Whatever ends the lines of a text, '\n' does afterwards.
        expect(withOneLineEnd(value)).toEqual(withOneLineEnd(config));
      }),
      { numRuns: 25 },
    );
    expect(tried).toBeGreaterThan(10);
  });
});

describe('a table of any strings', () => {
  const { schema } = productList(configSchema, catalogueOf([]));
  const columns = columnsOf(schema);
  const rows = fc.array(fc.tuple(text, text, text), { minLength: 1, maxLength: 5 });
  const readAs = async (name: string, bytes: Buffer) => {
    const countedIn = (row: readonly string[]) => countHeadings(row, columns);
    const content = await readTable(bytes, name, { countHeadings: countedIn });
    if (!('sheets' in content)) throw new Error('It was asked.');
    const [sheet] = content.sheets;
    return { cells: filled(sheet?.rows ?? []), mistakes: sheet?.mistakes ?? [] };
  };
  const HEADINGS = ['id', 'name', 'unit'];

  it('is read from CSV exactly, whatever separates its cells and ends its rows', async () => {
    const delimiters = fc.constantFrom(',', ';', '\t', '|');
    const ends = fc.constantFrom('\n', '\r\n', '\r');
    await fc.assert(
      fc.asyncProperty(rows, delimiters, ends, async (table, delimiter, newline) => {
        const all = [HEADINGS, ...table];
        // Halves of a pair are no text that UTF-8 has.
        const bytes = Buffer.from(Papa.unparse(all, { delimiter, newline }).toWellFormed());
        const { cells, mistakes } = await readAs('list.csv', bytes);
        const expected = all.map((row) => row.map((cell) => unguarded(cell.toWellFormed())));
        expect(mistakes).toEqual([]);
        expect(cells).toEqual(filled(expected));
      }),
      { numRuns: 300 },
    );
  });

  it('is read from unquoted CSV exactly, or has a mistake', async () => {
    const bare = fc.array(fc.tuple(bareText, bareText, bareText), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(bare, async (table) => {
        const all = [HEADINGS, ...table];
        const bytes = Buffer.from(all.map((row) => row.join(';')).join('\r\n'));
        const { cells, mistakes } = await readAs('list.csv', bytes);
        expect(mistakes.length > 0 || isDeepStrictEqual(cells, filled(all))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('is read from XLSX exactly', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (table) => {
        const all = [HEADINGS, ...table].map((row) => row.map(plain));
        const cells = all.map((row) => row.map((value) => ({ value, type: String })));
        const read = await readAs('list.xlsx', await writeExcelFile(cells).toBuffer());
        expect(read).toEqual({ cells: filled(all), mistakes: [] });
      }),
      { numRuns: 60 },
    );
  });
});

/** What people type without a thought for quotation marks. What begins with one and ends with one is quoted. */
const bareText = fc.oneof(
  fc
    .string({ unit: fc.constantFrom('"', "'", ',', '2', 'a', ' '), maxLength: 8 })
    .filter((words) => !words.startsWith('"')),
  fc.stringMatching(/^"[2a ]{0,3}"[2a,]{1,4}$/),
);

/**
 * A text without what XML cannot hold or the library leaves out, which `writeTable` writes in its own way, and no other
 * program does.
 */
const plain = (cell: string) =>
  cell.replaceAll(
    /[^\t\n\u0020-\u007E\u00A0-\uD7FF\uE000-\uFDCF\uFDF0-\uFFFC]|_x|^(?:valueOf|constructor|toString|__proto__)$/g,
    '-',
  );

/** Rows without empty cells and rows at their ends. */
function filled<Cell>(table: readonly (readonly Cell[])[]): Cell[][] {
  const cells = table.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1));
  return cells.slice(0, cells.findLastIndex((row) => row.length > 0) + 1);
}
