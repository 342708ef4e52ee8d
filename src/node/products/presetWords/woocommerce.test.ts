import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../schemas/load';
import { planOf } from '../testing';
import { WOO_HEADINGS } from './woocommerce';

const root = path.resolve(import.meta.dirname, '../../../..');
const { config: configSchema } = loadSchemas(root);
const options = { root, publicDir: path.join(root, 'public'), configSchema, remove: false };
const config: unknown = JSON.parse(readFileSync(path.join(root, 'site.config.json'), 'utf8'));
const answers = { variants: 'one', categories: 'last' };

/** An export in a language, as WooCommerce writes it: a hose in two lengths, and what goes with it. */
function exportIn(headings: (typeof WOO_HEADINGS)[number]): string {
  const first = [
    'ID',
    ...(['Type', 'SKU', 'Name', 'Published', 'Description', 'Categories', 'Parent'] as const).map(
      (field) => headings[field],
    ),
    `${headings.Weight} (kg)`,
    headings.Upsells,
    headings['Attribute %d name'].replace('%d', '1'),
    headings['Attribute %d value(s)'].replace('%d', '1'),
  ];
  const rows = [
    first,
    [
      '12',
      'variable',
      'HOSE',
      'Rubber hose',
      '1',
      'A hose for water and air.',
      'Hoses',
      '',
      '',
      'id:15',
      'Length',
      '10 m, 20 m',
    ],
    ['13', 'variation', 'HOSE-10', 'Rubber hose', '1', '', '', 'HOSE', '', '', 'Length', '10 m'],
    ['14', 'variation', 'HOSE-20', 'Rubber hose', '1', '', '', 'id:12', '', '', 'Length', '20 m'],
    [
      '15',
      'simple',
      'CLIP',
      'Hose clip',
      '1',
      'Holds a hose to the wall.',
      'Hoses',
      '',
      '0.2',
      '',
      '',
      '',
    ],
  ];
  return rows
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\n');
}

describe('an export of WooCommerce', () => {
  it.each(WOO_HEADINGS.map((headings) => [headings.Published, headings] as const))(
    'is known by its headings in every language: %s',
    async (_, headings) => {
      const bytes = Buffer.from(`\uFEFF${exportIn(headings)}`);
      const { foreign, change, mistakes } = await planOf('a.csv', bytes, config, options, answers);
      expect(foreign?.system).toBe('WooCommerce');
      expect(mistakes.inTable).toEqual([]);
      expect(change.added.map(({ entry }) => entry)).toMatchObject([
        {
          id: 'hose',
          variants: [{ id: 'hose-10', name: '10 m' }, { id: 'hose-20' }],
          related: ['clip'],
        },
        { id: 'clip', specifications: [{ name: headings.Weight, value: '0.2', unit: 'kg' }] },
      ]);
    },
  );

  it.each(['\uFEFF\n', '\t\uFEFF', '\n\uFEFF', '\uFEFF\uFEFF', '\uFEFFsep=,\n'])(
    'is read whatever stands before its headings: %j',
    async (start) => {
      const [english] = WOO_HEADINGS;
      const bytes = Buffer.from(start + (english ? exportIn(english) : ''));
      const { foreign, change } = await planOf('a.csv', bytes, config, options, answers);
      expect(foreign?.system).toBe('WooCommerce');
      expect(change.added).toHaveLength(2);
    },
  );
});
