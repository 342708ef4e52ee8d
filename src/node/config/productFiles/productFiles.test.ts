import { linkSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkConfig } from '../check/checkConfig';
import { gatherAlike } from '../check/alike';
import { format } from '../check/format';
import { companyWith, TABLE } from './testing';

const ROOT = resolve(import.meta.dirname, '../../../..');

const check = async (file: string) => checkConfig(file, { root: ROOT });

/** What the check prints of a company with one file of products. */
async function printed(name: string, content: string): Promise<string> {
  const { file } = companyWith({ from: name }, { [name]: content });
  return format(gatherAlike((await check(file)).problems), 'site.config.json');
}

const LINES = (products: unknown): string =>
  (products as unknown[]).map((one) => `${JSON.stringify(one)}\n`).join('');

describe('products in files beside the config', () => {
  it.each([
    ['with commas', TABLE],
    ['with semicolons', TABLE.replaceAll(', ', '\0').replaceAll(',', ';').replaceAll('\0', ', ')],
    [
      'with a byte order mark and the line ends of Windows',
      `\uFEFF${TABLE.replaceAll('\n', '\r\n')}`,
    ],
    ['with a title above and columns in another order', moved(`Our list 2026\n\n${TABLE}`)],
  ])('are those that the config had itself, in a table %s', async (_, table) => {
    const { file, products } = companyWith({ from: 'lists/all.csv' }, { 'lists/all.csv': table });
    const { ok, problems, config } = await check(file);
    expect({ ok, problems }).toEqual({ ok: true, problems: [] });
    expect(config?.store?.products).toMatchObject(products as object[]);
  });

  it('may stand in several, one after the other, as lines of JSON and tables', async () => {
    const files = companyWith([], {});
    const lines = LINES(files.products).split('\n');
    const [head, , , ...deck] = TABLE.split('\n');
    const { file } = companyWith(
      { from: ['engines.jsonl', 'deck.csv'] },
      { 'engines.jsonl': lines.slice(0, 2).join('\n'), 'deck.csv': [head, ...deck].join('\n') },
    );
    const { ok, config, files: read } = await check(file);
    expect(ok).toBe(true);
    expect(config?.store?.products).toMatchObject(files.products as object[]);
    expect(read).toEqual(['engines.jsonl', 'deck.csv'].map((name) => join(dirname(file), name)));
  });

  it('name file, row and column of a mistake in a table, in the words of the config', async () => {
    const table = TABLE.replace('Winch,deck,', 'Winch,dek,').replace('dk-900', 'DK 900');
    expect(await printed('all.csv', table)).toMatchInlineSnapshot(`
      "all.csv, row 4, column C (category)  store › products › 3 "dk-003" › category
        There is no category "dek". Did you mean "deck"?"
    `);
  });

  it('name file, line and column of a mistake in lines of JSON', async () => {
    const { products } = companyWith([], {});
    const lines = `${LINES(products).replace('"unit"', '"unti"')}{ "id": "dk-004", }\n[]\n`;
    expect(await printed('all.jsonl', lines)).toMatchInlineSnapshot(`
      "all.jsonl:1:225  store › products › 1 "eng-010" › specifications › 1 › unti
        "unti" is not a field of Specification. Did you mean "unit"?

      all.jsonl:5:17
        There is a comma before the closing }, and nothing after it. Remove the comma: the last entry has none.

      all.jsonl:6:1
        This line is no product. Write each product in one line, as { "id": …, "name": … }."
    `);
  });

  it('say what is wrong with cells and rows of a table', async () => {
    const table = `${TABLE}dk-7,A,deck,Too, many,cells,maybe,no\n,Nameless,deck,x\ndk-8,"B,deck\n`;
    expect(await printed('all.csv', table)).toMatchInlineSnapshot(`
      "all.csv, row 6
        This row has 8 cells, but there are 7 headings. Put the text in which a separator stands in quotation marks.

      all.csv, row 6, column D (description)  store › products › 5 "dk-7" › description
        "description" has 3 characters, but needs at least 20. What it is, what it is for, and what to know before choosing it: two to four sentences. Example: "A two-cylinder diesel for boats up to eight metres.".

      all.csv, row 6, column E (specifications)  store › products › 5 "dk-7" › specifications › 1 › value
        "value" is empty. The value. Example: "10".

      all.csv, row 6, column G (unlisted)
        "maybe" is neither yes nor no. Write one of these, or leave it empty.

      all.csv, row 7, column A (id)
        This row has no number. Give it one, or take the row out.

      all.csv, row 8
        A quotation mark begins a text here that never ends, so that the rows after it cannot be told apart. Put one at its end, or take this one out. It stands in line 8."
    `);
  });

  it('that stand in two files are one mistake each, which names both places', async () => {
    const [head = '', , ...others] = TABLE.split('\n');
    const { products } = companyWith([], {});
    const { file } = companyWith(
      { from: ['all.jsonl', 'more.csv'] },
      { 'all.jsonl': LINES(products), 'more.csv': [head, ...others].join('\n') },
    );
    const { problems } = await check(file);
    const inMore = problems.filter((one) => one.file === 'more.csv');
    expect(inMore.map(({ place, message }) => `${place}: ${message}`)).toEqual([
      'row 2, column A (id): There are two products "eng-021". The other one is in all.jsonl, line 2.',
      'row 3, column A (id): There are two products "dk-003". The other one is in all.jsonl, line 3.',
      'row 4, column A (id): There are two products "dk-900". The other one is in all.jsonl, line 4.',
    ]);
  });

  it('warn of a heading that names nothing, and keep what is below it', async () => {
    const table = TABLE.replace('unit,unlisted', 'unit,unlisted,Shelf');
    expect(await printed('all.csv', table)).toMatchInlineSnapshot(`
      "all.csv, row 1, column H (Shelf)
        Warning: No field of products is called "Shelf": what is below it stays in the file, and is shown nowhere."
    `);
  });

  it.each([
    ['of another system', 'all.csv', 'Handle,Title,Vendor\na,b,c\n', 'npm run products -- import'],
    ['that is empty', 'all.csv', '', 'npm run products -- export'],
    ['that is no UTF-8', 'all.csv', Buffer.from([0x69, 0x64, 0x2c, 0xe9, 0x0a]), 'CSV UTF-8'],
    ['that is no workbook', 'all.xlsx', 'id,name', 'save it as .xlsx'],
  ])('say what to do with a table %s, and nothing else', async (_, name, content, advice) => {
    const { file } = companyWith({ from: name }, { [name]: content });
    const { problems } = await check(file);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: name, place: '' });
    expect(problems[0]?.message).toContain(advice);
  });

  it('hide no mistake of another part, where they cannot be read', async () => {
    const { file } = companyWith({ from: 'all.csv' }, { 'all.csv': '' });
    writeFileSync(file, readFileSync(file, 'utf8').replace('"pages":', '"pagse": [], "pages":'));
    const { problems } = await check(file);
    expect(problems.map(({ message }) => message)).toEqual([
      '"pagse" is not a field of site.config.json.',
      expect.stringContaining('This file is empty.'),
    ]);
  });

  it.each([
    ['outside of the folder', '../all.csv', 'is not the name of a file beside the config'],
    ['by a full path', '/etc/all.csv', 'is not the name of a file beside the config'],
    ['with a step back in it', 'a/../../all.csv', 'is not the name of a file beside the config'],
    [
      'with a sign of Windows',
      String.raw`..\all.csv`,
      'is not the name of a file beside the config',
    ],
    ['that everybody could download', 'public/all.csv', 'would be published'],
    ['in the same folder on Windows and macOS', 'Public/all.csv', 'would be published'],
    ['of another kind', 'all.ods', 'is no file that products can stand in'],
    ['that is not there', 'none.csv', 'There is no file none.csv'],
    ['that is a link to one elsewhere', 'linked.csv', 'is a link to a file elsewhere'],
    ['that is a number', 7, 'This is no name of a file'],
  ])('are refused in a file %s', async (_, name, words) => {
    const { file } = companyWith({ from: [name] }, { 'public/all.csv': TABLE, 'all.ods': TABLE });
    writeFileSync(join(dirname(file), '../all.csv'), TABLE);
    symlinkSync('../all.csv', join(dirname(file), 'linked.csv'));
    const { ok, problems } = await check(file);
    expect(ok).toBe(false);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ pointer: '/store/products/from/0' });
    expect(problems[0]?.message).toContain(words);
  });

  it('are named by "from" and nothing else, each once', async () => {
    const told = async (from: unknown) =>
      (await check(companyWith(from, { 'all.csv': TABLE }).file)).problems[0]?.message;
    expect(await told({ from: ['all.csv', 'all.csv'] })).toContain('is named twice');
    const { file } = companyWith({ from: ['all.csv', 'ALL.csv'] }, { 'all.csv': TABLE });
    // As names that differ in capital letters alone are on Windows and macOS.
    linkSync(join(dirname(file), 'all.csv'), join(dirname(file), 'ALL.csv'));
    expect((await check(file)).problems[0]?.message).toContain('is named twice');
    expect(await told({ from: [] })).toContain('names no file');
    expect(await told({ from: 'all.csv', form: 'x' })).toContain('"form" is not a field');
    expect(await told({})).toContain('names the files');
  });
});

/** A table with its first column at the end. */
function moved(table: string): string {
  return table.replaceAll(/^((?:id|eng|dk)[^,]*),(.*)$/gm, '$2,$1');
}
