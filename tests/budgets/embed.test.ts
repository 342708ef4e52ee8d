import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const embed = fileURLToPath(new URL('../../dist/embed/', import.meta.url));
const code = (file: string) => readFileSync(embed + file, 'utf8');
/** Transfer size in bytes, with brotli. */
const weigh = (file: string) => statSync(`${embed}${file}.br`).size;

const LOADER = 'v1.js';
const [widgets = ''] = /c\/widgets-[\w-]+\.js/.exec(code(LOADER)) ?? [];

/** Budgets of the embed in KB (1000 bytes). */
const BUDGETS: [name: string, files: string[], kilobytes: number][] = [
  ['the loader, on every page of a partner', [LOADER], 3.3],
  ['all that a visitor may fetch', [LOADER, widgets], 22],
];

describe("on partners' pages", () => {
  test.each(BUDGETS)('%s keeps to its budget', (_, files, kilobytes) => {
    const bytes = files.map(weigh).reduce((sum, size) => sum + size, 0);
    expect(
      bytes,
      'A new element or field adds to what partners load: shorten the code, or raise the budget in this file.',
    ).toBeLessThanOrEqual(kilobytes * 1000);
  });

  test('the widgets are one file, which imports nothing', () => {
    expect(/\bimport\b\s*[({"'*\w]|\bfrom\s*["']/.exec(code(widgets))?.[0]).toBeUndefined();
  });

  test('every custom property used in a style sheet is declared', () => {
    const text = [LOADER, widgets].map(code).join('\n');
    const all = (pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name));
    const declared = all(/(--[\w-]+):/g);
    // Only without a fallback: others may be set by the page.
    const missing = [...all(/var\((--[\w-]+)\)/g)].filter((name) => !declared.has(name));
    expect(missing).toEqual([]);
  });

  test.each([LOADER, widgets])('%s evaluates nothing, and does not rely on bind', (file) => {
    // Some old libraries replace Function.prototype.bind with an incomplete polyfill.
    const found = /\beval\(|new Function\(|document\.write|.{0,40}\.bind\(/.exec(code(file));
    expect(found?.[0]).toBeUndefined();
  });
});
