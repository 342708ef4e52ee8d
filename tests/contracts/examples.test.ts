import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkConfig } from '../../src/node/config/check/checkConfig';
import { singly } from '../../src/node/config/check/alike';
import { format } from '../../src/node/config/check/format';
import { loadSchemas } from '../../src/node/schemas/load';
import type { Schema } from '../../src/document/schema/schema';
import { isRecord } from '../../src/document/isRecord';
import { COMPANY } from '../../src/node/site/company.fixture';
import { ROOT } from '../architecture/sources';
import { GOOD } from '../broken-configs/breaking';
import { temporaryFolder } from '../temporary/temporaryFolder';
import { blockVariants, type Variant } from './variants';

interface Page {
  path: string;
  title: string;
  description: string;
  blocks: Record<string, unknown>[];
}

const schemas = loadSchemas(ROOT);
/** A company that has the products, branches and pictures that the examples refer to. */
const good = JSON.parse(GOOD) as Record<string, unknown> & { pages: Page[]; branches: object[] };
const [branch] = good.branches;
const company = { ...good, branches: [...good.branches, { ...branch, id: 'hills' }] };

const variants = blockVariants(schemas).filter(({ name }) => name !== 'bare');
const isAlone = ({ type }: Variant) => schemas.block(type)?.['x-page'] !== undefined;
/** Fields of the config that consist of blocks: their examples are tested as blocks. */
const WITH_BLOCKS = new Set(['pages', 'notFound', 'shared']);
/** Fields that replace others of the same object. */
const INSTEAD = new Set(['branch', 'allDay']);

/** The errors of a config, as the checker prints them. */
async function mistakesIn(config: unknown): Promise<string> {
  const folder = temporaryFolder();
  cpSync(join(COMPANY, 'public'), join(folder, 'public'), { recursive: true });
  const sheet = join(folder, 'public/downloads/dk-003.pdf');
  mkdirSync(dirname(sheet));
  writeFileSync(sheet, '%PDF-1.4');
  const file = join(folder, 'site.config.json');
  writeFileSync(file, JSON.stringify(config, null, 1));
  const { problems } = await checkConfig(file, { root: ROOT });
  const errors = problems.filter(({ severity }) => severity === 'error');
  return format(singly(errors), 'site.config.json');
}

/** A page with an example, below the headings that it may need. */
function pageOf({ type, block }: Pick<Variant, 'type' | 'block'>, index: number): Page {
  const title = `Example ${index}`;
  const fields = Object.values(schemas.block(type)?.properties ?? {});
  const isHeading = fields.some((field) => field['x-heading'] === 1);
  const above = [
    { type: 'hero', title },
    { type: 'notice', heading: 'What comes before', text: 'The block follows.' },
  ];
  return {
    path: `/examples/page-${index}`,
    title: `${title} | Brackwater`,
    description: `${title} of the schemas, on a page with all else that a page needs.`,
    blocks: isHeading ? [block] : [...above, block],
  };
}

/** Fills in the missing fields of a value with their examples of this number. */
function filled(schema: Schema, value: unknown, round: number): unknown {
  if (Array.isArray(value)) {
    const [first, ...others] = value as unknown[];
    return first === undefined ? [] : [filled(schema.items ?? {}, first, round), ...others];
  }
  if (!schema.properties) return value;
  const object = isRecord(value) ? value : {};
  const fields = Object.entries(schema.properties).map(([key, part]): [string, unknown] => [
    key,
    key in object ? filled(part, object[key], round) : part.examples?.[round],
  ]);
  const shown = fields.filter(([key, part]) => part !== undefined && !INSTEAD.has(key));
  return { ...object, ...Object.fromEntries(shown) };
}

describe('[K21] the examples of the schemas pass the checker:', () => {
  it('blocks', async () => {
    const about = {
      ...pageOf({ type: 'hero', block: { type: 'hero', title: 'About' } }, 0),
      path: '/about',
    };
    const examples = variants
      .filter((variant) => !isAlone(variant))
      .map((variant, index) => pageOf(withSingleIds(variant), index + 1));
    expect(await mistakesIn({ ...company, pages: [...good.pages, about, ...examples] })).toBe('');
  });

  it.each(variants.filter(isAlone))(
    '$type, which is allowed on one page: $name',
    async ({ type, block }) => {
      const pages = good.pages.map((page) => ({
        ...page,
        blocks: page.blocks.map((one) => (one['type'] === type ? block : one)),
      }));
      expect(await mistakesIn({ ...company, pages })).toBe('');
    },
  );

  it.each([0, 1, 2])('all other fields (example %i of each)', async (round) => {
    const parts = Object.entries(schemas.config.properties ?? {})
      .filter(([name]) => !WITH_BLOCKS.has(name))
      .map(([name, schema]): [string, unknown] => [
        name,
        filled(schema, company[name as keyof typeof company], round),
      ])
      .filter(([, part]) => part !== undefined);
    expect(await mistakesIn({ ...company, ...Object.fromEntries(parts) })).toBe('');
  });

  it('fields that replace others', async () => {
    const footer = { columns: [{ title: 'Coast', branch: 'falmouth' }] };
    const hours = [{ days: ['Mo'], allDay: true }];
    const branches = [{ ...branch, hours }];
    expect(await mistakesIn({ ...good, footer, branches })).toBe('');
  });

  it.each(
    ['strings', 'inquiry'].flatMap((group) => {
      const schema = schemas.config.properties?.[group];
      const choices = schema?.description?.match(/\{(\w+)\} \{\1: [^}]*\}/g) ?? [];
      return choices.map((choice) => ({ group, choice, schema }));
    }),
  )('those in the description of $group: $choice', async ({ group, choice, schema }) => {
    const [, number = ''] = /^\{(\w+)\}/.exec(choice) ?? [];
    const texts = Object.entries(schema?.properties ?? {})
      .filter(([, field]) => String(field.default).includes(`{${number}}`))
      .map(([key, field]): [string, string] => [
        key,
        String(field.default).replace(`{${number}}`, choice),
      ]);
    expect(texts).not.toEqual([]);
    expect(await mistakesIn({ ...good, [group]: Object.fromEntries(texts) })).toBe('');
  });

  it('the test finds every plural form in a description', () => {
    const described = JSON.stringify([...schemas.files.values()].map(descriptionsIn));
    expect(described.match(/\{\w+: one/g)).toHaveLength(2);
  });
});

/** Keeps the first id of a block only: in its full variant all rows have the same one, which a page may have once. */
function withSingleIds({ block, ...variant }: Variant): Variant {
  const single = Object.entries(block).map(([key, rows]): [string, unknown] => [
    key,
    Array.isArray(rows)
      ? rows.map((row: unknown, index) =>
          isRecord(row) && (index > 0 || 'id' in block) ? { ...row, id: undefined } : row,
        )
      : rows,
  ]);
  return { ...variant, block: Object.fromEntries(single) };
}

function descriptionsIn(schema: unknown): unknown[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, part]: [string, unknown]) =>
    key === 'description' ? [part] : descriptionsIn(part),
  );
}
