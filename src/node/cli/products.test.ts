import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { run } from './products';

/** Runs the command and returns its exit code and output. */
async function call(...args: string[]): Promise<{ code: number; printed: string }> {
  let printed = '';
  const keep = (text: unknown) => {
    printed += String(text);
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(keep),
    vi.spyOn(process.stderr, 'write').mockImplementation(keep),
  ];
  try {
    return { code: await run(args), printed };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** A copy of the other company. */
function company() {
  const folder = temporaryFolder();
  cpSync('tests/fixtures/other-company', folder, { recursive: true });
  const config = join(folder, 'site.config.json');
  return {
    config,
    table: (name: string) => join(folder, name),
    text: () => readFileSync(config, 'utf8'),
  };
}

it('writes what a table changes into the file that the products stand in', async () => {
  const { config, table, text } = company();
  const file = table('list.csv');
  await call('export', file, '--config', config);
  const kept = table('kept.csv');
  const rows = readFileSync(file, 'utf8');
  writeFileSync(kept, rows);
  const value = JSON.parse(text()) as { store: { products: unknown } };
  value.store.products = { from: 'kept.csv' };
  writeFileSync(config, JSON.stringify(value, null, 2));
  const before = text();
  writeFileSync(file, rows.replace('Inboard Diesel 10 kW', 'Inboard Diesel 12 kW'));
  const done = await call('import', file, '--config', config, '--yes');
  expect(done.printed).toContain('kept.csv: 1 line changed.');
  expect(text()).toBe(before);
  expect(readFileSync(kept, 'utf8')).toBe(readFileSync(file, 'utf8'));
});

it('[G4] shows what a table would change, and changes it with --yes alone', async () => {
  const { config, table, text } = company();
  const before = text();
  const file = table('list.csv');
  await call('export', file, '--config', config);
  const rows = readFileSync(file, 'utf8');
  writeFileSync(file, rows.replace('Inboard Diesel 10 kW', 'Inboard Diesel 12 kW'));

  const isTTY = process.stdin.isTTY;
  process.stdin.isTTY = false;
  onTestFinished(() => {
    process.stdin.isTTY = isTTY;
  });
  const shown = await call('import', file, '--config', config);
  expect(shown.printed).toContain('"Inboard Diesel 10 kW" → "Inboard Diesel 12 kW"');
  expect(shown.printed).toContain('add --yes');
  expect(shown.code).toBe(0);
  expect(text()).toBe(before);

  const done = await call('import', file, '--config', config, '--yes');
  expect(done.printed).toContain('site.config.json: 1 line changed.');
  expect(text()).toBe(before.replace('"Inboard Diesel 10 kW"', '"Inboard Diesel 12 kW"'));
  const again = await call('import', file, '--config', config, '--yes');
  expect(again.printed).toContain('There is nothing to change.');
});

it('[G4] changes nothing for a table with mistakes', async () => {
  const { config, table, text } = company();
  const before = text();
  const file = table('list.csv');
  writeFileSync(file, 'Id,Name,Category\nnew-1,New,nowhere\n');
  const { code, printed } = await call('import', file, '--config', config, '--yes');
  expect(printed).toMatch(/list\.csv!C2: .*nowhere/);
  expect(printed).toContain('Nothing was changed.');
  expect(code).toBe(1);
  expect(text()).toBe(before);
});

it('refuses what it does not understand', async () => {
  await expect(run([])).rejects.toThrow('Say what to do, and with which file');
  await expect(run(['sell', 'x.csv'])).rejects.toThrow('Say what to do');
  await expect(run(['import', 'none.csv'])).rejects.toThrow('none.csv does not exist');
  await expect(run(['export', 'products.doc'])).rejects.toThrow('.xlsx or .csv');
  expect(existsSync('products.doc')).toBe(false);
});

it('takes over nothing whose letters nobody can be sure of', async () => {
  const { config, table, text } = company();
  const before = text();
  const file = table('list.csv');
  writeFileSync(file, Buffer.from('id,name\nnew-1,P\u00e5hengsmotor\n', 'latin1'));
  const { code, printed } = await call('import', file, '--config', config, '--yes');
  expect(printed).toContain('1. Windows, Western Europe (windows-1252): new-1,Påhengsmotor');
  expect(printed).toContain('Say which with --encoding NAME.');
  expect(code).toBe(1);
  expect(text()).toBe(before);
  const said = await call('import', file, '--config', config, '--encoding', 'windows-1252');
  expect(said.printed).toContain('new-1  Påhengsmotor');
});

it('takes over the export of another shop, its pictures from a folder, and asks nothing twice', async () => {
  const { config, table, text } = company();
  const file = table('shop.csv');
  cpSync('tests/fixtures/strangers/shop-export-shopify.csv', file);
  mkdirSync(table('given'));
  cpSync('public/images/products/ac-contactor.svg', table('given/bv15.jpg'));
  const asked = await call('import', file, '--config', config);
  expect(asked.printed).toContain('Say which with --variants NAME.');
  expect(asked.code).toBe(1);
  const before = text();
  const dry = await call('import', file, '--config', config, '--dry-run', '--preset', 'shopify');
  expect(dry.printed).toContain('2 products added');
  expect(text()).toBe(before);
  expect(existsSync(table('product-imports.json'))).toBe(false);

  const pictures = ['--pictures', table('given'), '--yes', '--variants', 'one'];
  const done = await call('import', file, '--config', config, ...pictures);
  expect(done.printed).toContain('1 of the pictures are given.');
  expect(done.code).toBe(0);
  expect(text()).toContain('"alt": "Brass ball valve"');
  const again = await call('import', file, '--config', config);
  expect(again.printed).toContain('There is nothing to change.');
});

it('takes the pictures of an export from a ZIP by their names', async () => {
  const { config, table, text } = company();
  const file = table('shop.csv');
  cpSync('tests/fixtures/strangers/shop-export-shopify.csv', file);
  const drawing = readFileSync('public/images/products/ac-contactor.svg');
  writeFileSync(table('given.zip'), zipSync({ 'Photos/BV15.JPG': drawing, 'other.jpg': drawing }));
  const answers = ['--variants', 'one', '--categories', 'last', '--yes'];
  const pictures = ['--pictures', table('given.zip')];
  const done = await call('import', file, '--config', config, ...answers, ...pictures);
  expect(done.printed).toContain('1 of the pictures are given.');
  expect(text()).toContain('"src": "/images/bv15.svg"');
  writeFileSync(table('given.zip'), 'no ZIP');
  await expect(run(['import', file, '--config', config, ...answers, ...pictures])).rejects.toThrow(
    'given.zip is no folder and no ZIP, or it is damaged.',
  );
});

it('says which presets there are', async () => {
  const { config, table } = company();
  const file = table('shop.csv');
  cpSync('tests/fixtures/strangers/shop-export-odoo.csv', file);
  await expect(run(['import', file, '--config', config, '--preset', 'basar'])).rejects.toThrow(
    'There is no preset "basar". There are: bigcommerce, magento, odoo, opencart, prestashop, shopify, shopware, squarespace, wix, woocommerce.',
  );
  await expect(run(['import', file, '--config', config, '--preset', 'shopify'])).rejects.toThrow(
    'This is no table of Shopify: it has no headings "Handle", "Title", "Body (HTML)".',
  );
});
