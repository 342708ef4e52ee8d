import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkConfig } from '../../config/check/checkConfig';
import { compileSchema } from '../../schemas/schemas.fixture';
import { loadSchemas } from '../../schemas/load';
import { newBlock } from './newBlock';
import { blockExample } from './templates';
import { unformatted } from './testing';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';

const ROOT = resolve(import.meta.dirname, '../../../..');
const PARTS = ['schemas', 'tsconfig.json', '.oxlintrc.json', '.oxfmtrc.json'];
/** Of the embed only the schemas, because the code of its elements needs more than a block does. */
const ELEMENTS = 'embed/elements';
const SOURCES = ['src/page/block.ts', 'src/ui', 'src/cart', 'src/site', 'src/widgets/testing.tsx'];

/** A copy of the files that a block needs, so that the real project stays unchanged. */
function project(): string {
  const root = temporaryFolder();
  for (const part of [...PARTS, ...SOURCES]) {
    cpSync(join(ROOT, part), join(root, part), {
      recursive: true,
      filter: (file) => !/\.test\.tsx?$/.test(file),
    });
  }
  cpSync(join(ROOT, ELEMENTS), join(root, ELEMENTS), {
    recursive: true,
    filter: (file) => !/\.(tsx?|css)$/.test(file),
  });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  return root;
}

/** Runs a program from node_modules and returns its output; throws with the output if it fails. */
function runTool(root: string, script: string, ...args: string[]): string {
  const file = join(ROOT, 'node_modules', script);
  return execFileSync(process.execPath, [file, ...args], { cwd: root, encoding: 'utf8' });
}

describe('a new block', () => {
  let root = '';
  let files: string[] = [];

  beforeAll(async () => {
    root = project();
    const result = await newBlock(root, 'price-table-for-long-names');
    files = result.problem === undefined ? result.files : [];
  });

  it('consists of a schema, a component, its test and a style', () => {
    expect(files).toEqual([
      'schemas/blocks/price-table-for-long-names.schema.json',
      'src/blocks/price-table-for-long-names/PriceTableForLongNames.tsx',
      'src/blocks/price-table-for-long-names/PriceTableForLongNames.dom.test.tsx',
      'src/blocks/price-table-for-long-names/price-table-for-long-names.module.css',
    ]);
  });

  it('passes type check, lint and formatting', async () => {
    expect(runTool(root, 'typescript/bin/tsc', '--noEmit', '-p', '.')).toBe('');
    expect(runTool(root, 'oxlint/bin/oxlint', '--type-aware', 'src/blocks')).toContain('0 errors');
    expect(await unformatted(root, files)).toEqual([]);
  });

  it('has an example that is valid against its schema', () => {
    const name = 'price-table-for-long-names';
    const validate = compileSchema(loadSchemas(root), `blocks/${name}.schema.json`);
    validate(blockExample(name));
    expect(validate.errors).toBeNull();
    expect(validate({ type: name })).toBe(false);
  });

  it('can be used in a page without further changes', async () => {
    const company = join(ROOT, 'tests/fixtures/other-company');
    const config = JSON.parse(readFileSync(join(company, 'site.config.json'), 'utf8'));
    config.pages[0].blocks.push(blockExample('price-table-for-long-names'));
    const file = join(root, 'site.config.json');
    writeFileSync(file, JSON.stringify(config));
    const { problems } = await checkConfig(file, { root, publicDir: join(company, 'public') });
    expect(problems).toEqual([]);
  });
});

describe('newBlock', () => {
  it.each([
    ['', 'Name the block: "npm run new block price-table".'],
    [
      'Price Table',
      'A block name has only lower-case letters, digits and hyphens, and starts with a letter: "npm run new block price-table".',
    ],
    [
      '../../etc',
      'A block name has only lower-case letters, digits and hyphens, and starts with a letter: "npm run new block etc".',
    ],
    [
      '3d-view',
      'A block name has only lower-case letters, digits and hyphens, and starts with a letter: "npm run new block d-view".',
    ],
    ['hero', 'There is already a block "hero": schemas/blocks/hero.schema.json.'],
    ['price-block', 'Leave out the word "block": the name does not need it.'],
    ['map', '"Map" already has a meaning in JavaScript: choose another name.'],
    ['h-ero', undefined],
    ['x'.repeat(41), `"${'x'.repeat(41)}" is longer than 40 characters: choose a shorter name.`],
    [
      'text-and-picture',
      'The block "text-media" is already called "Text and picture": choose another name.',
    ],
  ])('rejects an invalid name with a clear message: %j', async (name, problem) => {
    const result = await newBlock(project(), name);
    expect(result.problem).toBe(problem);
  });

  it('overwrites nothing', async () => {
    const root = project();
    cpSync(join(root, 'src/ui'), join(root, 'src/blocks/made-by-a-test'), { recursive: true });
    writeFileSync(join(root, 'src/blocks/made-by-a-test/MadeByATest.tsx'), 'mine');
    expect(await newBlock(root, 'made-by-a-test')).toEqual({
      problem:
        'src/blocks/made-by-a-test/MadeByATest.tsx already exists: remove it, or choose another name.',
    });
    expect(readFileSync(join(root, 'src/blocks/made-by-a-test/MadeByATest.tsx'), 'utf8')).toBe(
      'mine',
    );
  });
});
