import { describe, expect, it } from 'vitest';
import { isTest, sourcesBelow } from '../architecture/sources';
import { numbersIn, requirementsIn, testedIn, type Mention } from './requirements';

const here = 'tests/acceptance/';
const list = sourcesBelow('tests/acceptance').filter(({ file }) => file.endsWith('.md'));
const requirements = list.flatMap(requirementsIn);
const others = sourcesBelow('src', 'embed', 'schemas', 'tests').filter(
  ({ file }) => !file.startsWith(here),
);
const code = others.filter(({ file }) => /\.(tsx?|mjs)$/.test(file));

const numbers = (mentions: readonly Mention[]) => new Set(mentions.map(({ number }) => number));
const missing = (mentions: readonly Mention[], known: ReadonlySet<string>) =>
  mentions.filter(({ number }) => !known.has(number)).map(({ number, at }) => `${number} (${at})`);

describe('the list of requirements', () => {
  it('gives each number once', () => {
    const all = requirements.map(({ number }) => number);
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter((number, index) => all.indexOf(number) !== index)).toEqual([]);
  });

  it('is linked from its overview, file by file', () => {
    const overview = list.find(({ file }) => file.endsWith('README.md'))?.text ?? '';
    const files = list.map(({ file }) => file.slice(here.length));
    expect(
      files.filter((file) => file !== 'README.md' && !overview.includes(`](${file})`)),
    ).toEqual([]);
  });

  it('has a test for each requirement', () => {
    const tested = numbers(code.filter(isTest).flatMap(testedIn));
    expect(missing(requirements, tested)).toEqual([]);
  });

  it('has a requirement for each number in code, comments and tests', () => {
    expect(missing(others.flatMap(numbersIn), numbers(requirements))).toEqual([]);
  });
});

describe('a number', () => {
  const source = (text: string) => ({ file: 'a.test.ts', text });
  const tested = (text: string) => testedIn(source(text)).map(({ number, at }) => [number, at]);

  it('counts in a title, in data for titles, and in a comment just above a test', () => {
    expect(tested("it('[C7] asks', () => {});")).toEqual([['C7', 'a.test.ts:1']]);
    expect(tested("\nconst lines = ['[C7] [C8]'];")).toEqual([
      ['C7', 'a.test.ts:2'],
      ['C8', 'a.test.ts:2'],
    ]);
    expect(tested('// [C7]\nit(title, () => {});')).toEqual([['C7', 'a.test.ts:1']]);
    expect(tested('test(`[C7] ${name}`, () => {});')).toEqual([['C7', 'a.test.ts:1']]);
  });

  it('does not count in other comments or code', () => {
    expect(tested('// [C7]\nconst a = 1;')).toEqual([]);
    expect(tested('a[C7];')).toEqual([]);
  });
});
