import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Schema } from '../../document/schema/schema';
import { generate } from './generate';
import { checkKeywords, KEYWORDS } from './keywords';
import { loadSchemas } from './load';
import { projectWith, SMALL } from './schemas.fixture';

const ROOT = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const check = (field: object) =>
  checkKeywords(new Map([['blocks/hero.schema.json', { properties: { title: field as Schema } }]]));

describe('the keywords of a schema', () => {
  it('are those of the project', () => {
    expect(() => checkKeywords(loadSchemas(ROOT).files)).not.toThrow();
  });

  it.each([
    [
      { 'x-knd': 'link' },
      'schemas/blocks/hero.schema.json › properties › title: "x-knd" is no keyword. Did you mean "x-kind"?',
    ],
    [{ descripton: 'A' }, '"descripton" is no keyword. Did you mean "description"?'],
    [{ 'x-colour-scheme': 1 }, 'a new one goes into keywords.json'],
    [{ 'x-kind': 'imag' }, 'title › x-kind: "imag" means nothing here. Did you mean "image"?'],
    [{ 'x-kind': 'quantum' }, 'It may be: link, image, product,'],
    [{ 'x-heading': 7 }, 'x-heading: 7 must be <= 6.'],
    [{ 'x-needs': ['shop'] }, 'x-needs › 0: "shop" must be equal to one of the allowed values.'],
    [{ minLength: 'two' }, 'minLength: "two" must be integer.'],
  ])('are checked: %j', (field, mistake) => {
    expect(() => check(field)).toThrow(mistake);
  });

  it('are all told at once', () => {
    expect(() => check({ 'x-knd': 'link', items: { 'x-al': true } })).toThrow(/x-al.*\n.*x-knd/s);
  });

  it('are checked before anything is generated from them', async () => {
    const root = projectWith({
      ...SMALL,
      'parts/tone': { ...SMALL['parts/tone'], 'x-tone': 1 } as Schema,
    });
    await expect(generate(root)).rejects.toThrow('schemas/parts/tone.schema.json: "x-tone"');
  });

  it('are those that the code knows', () => {
    const known = read('src/document/schema/schema.ts').matchAll(
      /^ {2}'?(x-[\w-]+|tsType|discriminator)'?\?:/gm,
    );
    expect(new Set(Object.keys(KEYWORDS))).toEqual(new Set([...known].map(([, name]) => name)));
  });

  it('mean what the code knows', () => {
    const [, union = ''] =
      /export type Kind =([^;]+);/.exec(read('src/document/schema/schema.ts')) ?? [];
    const kinds = [...union.matchAll(/\| '([\w-]+)'/g)].map(([, kind]) => kind);
    expect(KEYWORDS['x-kind']?.anyOf?.map((kind) => kind.const)).toEqual(kinds);
  });

  it('are listed in schemas/README.md as they are described', () => {
    const rows = [...read('schemas/README.md').matchAll(/^\| `([\w-]+)` +\| (.*?) +\|$/gm)];
    const kinds = KEYWORDS['x-kind']?.anyOf ?? [];
    expect(rows.map(([, name, text]) => [name, text])).toEqual([
      ...Object.entries(KEYWORDS).map(([name, { description }]) => [name, description]),
      ...kinds.map((kind) => [kind.const, kind.description]),
    ]);
  });
});
