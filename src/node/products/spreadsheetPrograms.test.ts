import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { enlarge } from '../../../tests/bench/scale/largeConfig';
import { isInstalled } from '../../../tests/setup/isInstalled';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import type { SiteConfig } from '../../generated/authored';
import { loadSchemas } from '../schemas/load';
import { planImport } from './planImport';
import { readTable } from './readTable';
import { writeTable } from './writeTable';

const root = path.resolve(import.meta.dirname, '../../..');
const { site } = loadSchemas(root);
const company = path.join(root, 'tests/fixtures/other-company');

const planOf = async (file: string, config: unknown) =>
  planImport(await readTable(readFileSync(file), 'xlsx', 'list'), config, {
    root,
    publicDir: path.join(company, 'public'),
    site,
    remove: true,
  });

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

it('[G10] what LibreOffice has opened and saved comes back as it went', async () => {
  // Written by `writeTable`, opened and saved by LibreOffice 7.4.
  const file = path.join(root, 'tests/fixtures/spreadsheets/libreoffice.xlsx');
  const { operations, change } = await planOf(file, oddConfig);
  expect(change.mistakes).toEqual([]);
  expect(change.same).toBe(ODD.length);
  expect(operations).toEqual([]);
});

/** How long LibreOffice may take to start on a busy machine, in ms. */
const PATIENCE = 120_000;

describe.runIf(isInstalled('soffice'))('[G10] where LibreOffice is installed', () => {
  it(
    'a list of 1,000 products goes out, is changed there, and only what was changed comes in',
    async () => {
      const folder = temporaryFolder();
      const text = readFileSync(path.join(company, 'site.config.json'), 'utf8');
      const config = enlarge(JSON.parse(text) as SiteConfig, { pages: 0, products: 1000 });
      const file = path.join(folder, 'list.xlsx');
      writeFileSync(file, await writeTable(site, config, 'xlsx'));
      // Its own format in one file of XML, in which it is told what somebody types.
      const own = convert(file, 'fods');
      const products = config.store?.products ?? [];
      const [one, two] = [products[400], products[999]];
      writeFileSync(
        own,
        readFileSync(own, 'utf8')
          .replace(`>${one?.name}<`, '>Tau 12 mm, på rull<')
          .replace(`>${two?.id}<`, '>new-1<'),
      );
      const { change } = await planOf(convert(own, 'xlsx'), config);
      expect(change.mistakes).toEqual([]);
      expect(change.changed.map(({ before }) => before['id'])).toEqual([one?.id]);
      expect(change.changed[0]?.cells).toMatchObject([
        { cell: 'B402', from: one?.name, to: 'Tau 12 mm, på rull' },
      ]);
      expect(change.added.map(({ entry }) => entry)).toEqual([{ ...two, id: 'new-1' }]);
      expect(change.missing.map(({ entry }) => entry)).toEqual([two]);
      expect(change.same).toBe(998);
    },
    PATIENCE,
  );
});

/** Lets LibreOffice open a file and save it in another format, beside it. */
function convert(file: string, format: string): string {
  const folder = path.dirname(file);
  const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
  const args = [profile, '--headless', '--convert-to', format, '--outdir', folder, file];
  execFileSync('soffice', args, { stdio: 'ignore' });
  return file.replace(/\w+$/, format);
}
