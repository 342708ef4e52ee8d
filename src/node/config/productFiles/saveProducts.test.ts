import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyAll } from '../../../document/apply';
import type { Operation } from '../../../document/operation';
import { valueAt } from '../../../document/values';
import { loadSchemas } from '../../schemas/load';
import { writeWorkbook } from '../../tables/spreadsheet/writeWorkbook';
import { readConfigFile, saveConfigFile } from '../configFile';
import { companyWith, TABLE } from './testing';
import { loadWorkbooks } from './workbook';

const { config: schema } = loadSchemas(resolve(import.meta.dirname, '../../../..'));

beforeAll(loadWorkbooks);

const at = (path: string): string => `/store/products/${path}`;

/** Another name for the winch. */
const RENAME: Operation = { op: 'set', at: at('2/name'), value: 'Winch, "Big"' };

/** Reads a config, makes changes as Studio does, and saves it. */
async function save(file: string, ...operations: Operation[]) {
  const content = readConfigFile(file, schema);
  const { value } = applyAll(content.value, operations);
  const saved = await saveConfigFile(file, content, value, schema);
  const { lines, ...held } = saved;
  expect(readConfigFile(file, schema)).toEqual(held);
  expect(held.value).toEqual(value);
  return { ...held, lines };
}

/** The lines of a file after changes that it did not have before, and those that it has no more. */
async function changed(name: string, text: string, ...operations: Operation[]) {
  const { file } = companyWith({ from: name }, { [name]: text });
  const config = readFileSync(file, 'utf8');
  const { lines } = await save(file, ...operations);
  expect(readFileSync(file, 'utf8')).toBe(config);
  const after = readFileSync(join(dirname(file), name), 'utf8');
  const [old, now] = [text, after].map((one) => one.split('\n'));
  return {
    added: now?.filter((line) => old?.includes(line) !== true),
    removed: old?.filter((line) => now?.includes(line) !== true).length,
    lines,
    after,
  };
}

it('what somebody else writes into a file while it is saved is not lost', async () => {
  const { file } = companyWith({ from: 'all.csv' }, { 'all.csv': TABLE });
  const theirs = TABLE.replace('Bronze Winch', 'Steel Winch');
  const path = join(dirname(file), 'all.csv');
  const content = readConfigFile(file, schema);
  const { value } = applyAll(content.value, [RENAME]);
  const saving = saveConfigFile(file, content, value, schema, async () =>
    writeFileSync(path, theirs),
  );
  await expect(saving).rejects.toThrow('all.csv was changed meanwhile');
  expect(readFileSync(path, 'utf8')).toBe(theirs);
});

describe('products that are changed, in the file that they came from', () => {
  it('change their row alone', async () => {
    const { added, removed, lines } = await changed('all.csv', TABLE, RENAME);
    expect({ added, removed, lines }).toEqual({
      added: [
        'dk-003,"Winch, ""Big""",deck,A two-speed winch for sheets up to twelve millimetres. Needs a flat base of teak.,,pair,',
      ],
      removed: 1,
      lines: 1,
    });
  });

  it('keep separator, quotation marks, line ends and byte order mark', async () => {
    const quoted = TABLE.split('\n')
      .filter((line) => line !== '')
      .map((line) => (line.includes('"') ? line.replaceAll('"', '') : line))
      .map((line) => line.replaceAll(', ', ' and '))
      .map((line) => `"${line.split(',').join('";"')}"\r\n`)
      .join('');
    const text = `\uFEFF${quoted}`;
    const { added, after } = await changed('all.csv', text, RENAME);
    expect(added).toEqual([
      '"dk-003";"Winch, ""Big""";"deck";"A two-speed winch for sheets up to twelve millimetres. Needs a flat base of teak.";"";"pair";""\r',
    ]);
    expect(after.startsWith('\uFEFF"id";')).toBe(true);
  });

  it('keep titles above, cells under headings of their own, and words for categories', async () => {
    const own = TABLE.split('\n')
      .map((line, index) => line && `${line},${index === 0 ? 'Shelf' : `S${index}`}`)
      .join('\n')
      .replace('Winch,deck', 'Winch,Deck Gear');
    const { added } = await changed('all.csv', `Our list, 2026\n${own}`, RENAME);
    expect(added).toEqual([
      'dk-003,"Winch, ""Big""",Deck Gear,A two-speed winch for sheets up to twelve millimetres. Needs a flat base of teak.,,pair,,S3',
    ]);
  });

  it('get a column for what there is none for', async () => {
    const { after } = await changed('all.csv', TABLE, {
      op: 'set',
      at: at('1/brand'),
      value: 'Zix',
    });
    const [head, first, second] = after.split('\n');
    expect(head?.endsWith(',unlisted,Manufacturer')).toBe(true);
    expect(first).toBe(TABLE.split('\n')[1]);
    expect(second?.endsWith(',,,,Zix')).toBe(true);
  });

  it('come, go and move with their rows', async () => {
    const entry = {
      id: 'dk-5',
      name: 'Hook',
      category: 'deck',
      description: 'A hook of bronze for the boom.',
    };
    const { after, lines } = await changed(
      'all.csv',
      TABLE.trimEnd(),
      { op: 'remove', at: at('0') },
      { op: 'move', from: at('2'), to: at('0') },
      { op: 'insert', at: at('1'), value: entry },
    );
    const rows = TABLE.trimEnd().split('\n');
    const hook = 'dk-5,Hook,deck,A hook of bronze for the boom.,,,';
    expect(after).toBe([rows[0], rows[4], hook, rows[2], rows[3]].join('\n'));
    expect(lines).toBe(4);
  });

  it('keep the layout of their line in a file with lines of JSON', async () => {
    const { products } = companyWith([], {});
    const spaced = (products as unknown[]).map((one) =>
      JSON.stringify(one).replaceAll('":', '" : '),
    );
    const { added, removed } = await changed('all.jsonl', `${spaced.join('\n')}\n`, RENAME);
    expect(added).toEqual([spaced[2]?.replace('Bronze Winch', String.raw`Winch, \"Big\"`)]);
    expect(removed).toBe(1);
  });

  it('are known as reading says it where rows have no number, but one that is made of their code', async () => {
    const rows = TABLE.trimEnd().split('\n');
    const coded = rows.map((row, index) =>
      index === 0 ? row.replace(/^id,/, 'id,code,') : row.replace(/^[^,]*,/, `,"DK 7",`),
    );
    const { file } = companyWith({ from: 'all.csv' }, { 'all.csv': coded.join('\n') });
    const content = readConfigFile(file, schema);
    const { value } = applyAll(content.value, [{ op: 'remove', at: at('0') }]);
    const { lines: _, ...held } = await saveConfigFile(file, content, value, schema);
    expect(readConfigFile(file, schema)).toEqual(held);
  });

  it('stand in a workbook of texts afterwards, with all else that was there', async () => {
    const rows = TABLE.trimEnd()
      .replaceAll('"', '')
      .replaceAll(', ', ' and ')
      .split('\n')
      .map((line, index) => `${line},${index === 0 ? 'Shelf' : `S ${index}`}`.split(','));
    const { file } = companyWith(
      { from: 'all.xlsx' },
      { 'all.xlsx': await writeWorkbook(rows, 'en') },
    );
    const { files } = await save(file, RENAME);
    expect(files?.[0]?.head?.headings.at(-1)).toBe('Shelf');
    expect(valueAt(readConfigFile(file, schema).value, ['store', 'products', 2, 'name'])).toBe(
      'Winch, "Big"',
    );
  });
});

describe('products that stand in several files', () => {
  const [head = '', ...rows] = TABLE.trimEnd().split('\n');
  const two = () =>
    companyWith(
      { from: ['engines.csv', 'deck.csv'] },
      {
        'engines.csv': [head, ...rows.slice(0, 2), ''].join('\n'),
        'deck.csv': [head, ...rows.slice(2), ''].join('\n'),
      },
    ).file;
  const rowsOf = (file: string, name: string): string[] =>
    readFileSync(join(dirname(file), name), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1);

  it('stay in theirs, and new ones stand where the one before them stands', async () => {
    const file = two();
    const entry = {
      id: 'a-1',
      name: 'Hook',
      category: 'deck',
      description: 'A hook of bronze for the boom.',
    };
    await save(
      file,
      { op: 'insert', at: at('2'), value: entry },
      { op: 'set', at: at('3/unit'), value: 'piece' },
    );
    expect(rowsOf(file, 'engines.csv')).toEqual([
      ...rows.slice(0, 2),
      'a-1,Hook,deck,A hook of bronze for the boom.,,,',
    ]);
    expect(rowsOf(file, 'deck.csv')).toEqual([rows[2]?.replace('pair', 'piece'), rows[3]]);
  });

  it('go into the other where they are moved there', async () => {
    const file = two();
    await save(file, { op: 'move', from: at('0'), to: at('-') });
    expect(rowsOf(file, 'engines.csv')).toEqual([rows[1]]);
    expect(rowsOf(file, 'deck.csv').map((row) => row.slice(0, 7))).toEqual([
      'dk-003,',
      'dk-900,',
      'eng-010',
    ]);
  });

  it('keep their row when their code changes', async () => {
    const file = two();
    await save(file, { op: 'set', at: at('2/id'), value: 'dk-004' });
    expect(rowsOf(file, 'deck.csv')[0]).toBe(rows[2]?.replace('dk-003', 'dk-004'));
    expect(rowsOf(file, 'engines.csv')).toEqual(rows.slice(0, 2));
  });
});

describe('files with products', () => {
  it('are not written if somebody has changed them meanwhile', async () => {
    const { file } = companyWith({ from: 'all.csv' }, { 'all.csv': TABLE });
    const content = readConfigFile(file, schema);
    const { value } = applyAll(content.value, [RENAME]);
    const other = TABLE.replace('pair', 'piece');
    writeFileSync(join(dirname(file), 'all.csv'), other);
    await expect(saveConfigFile(file, content, value, schema)).rejects.toThrow(
      'all.csv was changed meanwhile',
    );
    expect(readFileSync(join(dirname(file), 'all.csv'), 'utf8')).toBe(other);
  });

  it('stay as they are when the store goes', async () => {
    const { file } = companyWith({ from: 'all.csv' }, { 'all.csv': TABLE });
    await save(file, { op: 'unset', at: '/store' }).catch(() => undefined);
    expect(readFileSync(join(dirname(file), 'all.csv'), 'utf8')).toBe(TABLE);
  });

  it('are not opened to be edited while something in them would be lost', () => {
    const { file } = companyWith(
      { from: 'all.csv' },
      { 'all.csv': TABLE.replace(',,yes', ',,perhaps') },
    );
    expect(() => readConfigFile(file, schema)).toThrow(
      'all.csv, row 5, column G (unlisted): "perhaps" is neither yes nor no.',
    );
  });
});
