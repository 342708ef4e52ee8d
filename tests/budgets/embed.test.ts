import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const embed = fileURLToPath(new URL('../../dist/embed/', import.meta.url));
const code = (file: string) => readFileSync(embed + file, 'utf8');
/** Bytes as they travel: compressed with brotli. */
const weigh = (file: string) => statSync(`${embed}${file}.br`).size;
/** The chunks that a script names, in their order: 'c/1a2b3c.js'. */
const chunksIn = (text: string, self = '') =>
  [...text.matchAll(/(?<=[/`"])[\w-]{6}\.js(?!o)/g)]
    .map(([name]) => `c/${name}`)
    .filter((file, index, all) => file !== self && all.indexOf(file) === index);

const [list = ''] = chunksIn(code('v1.js'));
const others = chunksIn(code(list), list);
const contact = others.find((file) => code(file).includes('contactEmail')) ?? '';
const explain = others.find((file) => file !== contact) ?? '';

/** What pages of others pay for, in KB (1000 bytes). They only go down: 3.0, 11.0, 2.5 and 16 in all were the aim. */
const BUDGETS: [name: string, files: string[], kilobytes: number][] = [
  ['the script that every page of a partner loads', ['v1.js'], 3.0],
  ['the list, tiles, chat and notice with their runtime', [list], 10.55],
  ['the contact form on top', [contact], 2.5],
  ['all that a visitor may fetch, in three files', ['v1.js', list, contact], 16.0],
  ['what is said to the maker of a page, when something is wrong', [explain], 1.09],
];

describe('on the pages of others', () => {
  test.each(BUDGETS)('%s keeps to its budget', (_, files, kilobytes) => {
    const bytes = files.map(weigh).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(kilobytes * 1000);
  });

  test('a visitor needs no more than three files', () => {
    expect(others).toHaveLength(2);
    expect(chunksIn(code(contact), contact).filter((file) => file !== list)).toEqual([]);
  });

  test('every colour and measure that a style sheet asks for is declared', () => {
    const text = ['v1.js', list, contact].map(code).join('\n');
    const all = (pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name));
    const declared = all(/(--[\w-]+):/g);
    // What follows a comma stands in where the page or the swipe has set nothing.
    const missing = [...all(/var\((--[\w-]+)\)/g)].filter((name) => !declared.has(name));
    expect(missing).toEqual([]);
  });

  test.each(['v1.js', list, contact, explain])('%s evaluates nothing', (file) => {
    expect(/\beval\(|new Function\(|document\.write/.exec(code(file))?.[0]).toBeUndefined();
  });
});
