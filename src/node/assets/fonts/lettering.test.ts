import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLettering } from './lettering';

const FONTS = resolve('node_modules/@fontsource/barlow-condensed/files');
const file = (letters: string) =>
  readFileSync(join(FONTS, `barlow-condensed-${letters}-600-normal.woff2`));
const letter = createLettering([file('latin')]);
const lines = (svg: string) => svg.match(/scale\(/g)?.length ?? 0;
const shapes = (svg: string) => svg.match(/<path/g)?.length ?? 0;
/** The outlines of the letters, in order. */
const outlines = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);

describe('a text as outlines', () => {
  it('has an outline for each letter, and needs no font', () => {
    const { svg } = letter('Pump & Co', { sizes: [40], width: 900, height: 50 });
    expect(shapes(svg)).toBe('Pump&Co'.length);
    expect(svg).not.toMatch(/<text|font-family/);
  });

  it('is as large as fits', () => {
    const setting = { sizes: [100, 60, 20], height: 110 };
    const text = 'Borehole pumps';
    const sizes = [2000, 400, 120].map((width) => letter(text, { ...setting, width }).size);
    expect(sizes).toEqual([100, 60, 20]);
  });

  it('wraps between words, and stays within its width and height', () => {
    const setting = { sizes: [90, 70, 50], width: 560, height: 330 };
    const set = letter('Electrical Equipment for Mines and Plants in the Whole Country', setting);
    expect(lines(set.svg)).toBeGreaterThan(2);
    expect(set.width).toBeLessThanOrEqual(560);
    expect(set.height).toBeLessThanOrEqual(330);
  });

  it('ends in an ellipsis if it is too long at any size, even if it is one long word', () => {
    const setting = { sizes: [50], width: 300, height: 110 };
    for (const text of ['word '.repeat(60), 'x'.repeat(300)]) {
      const { svg, width } = letter(text, setting);
      expect(lines(svg)).toBeLessThanOrEqual(2);
      expect(width).toBeLessThanOrEqual(300);
      expect(outlines(svg).at(-1)).toBe(outlines(letter('…', setting).svg)[0]);
    }
  });

  it('has a line spacing that agrees with its height', () => {
    const set = letter('one two', { sizes: [50], width: 70, height: 330 });
    const tops = [...set.svg.matchAll(/translate\(0 ([-\d.]+)\)/g)].map(([, y]) => Number(y));
    expect(tops).toEqual([50, set.height]);
    expect(set.height).toBeGreaterThan(100);
  });

  it('leaves out symbols that the font lacks, rather than showing boxes', () => {
    expect(shapes(letter('A → B', { sizes: [50], width: 300, height: 60 }).svg)).toBe(2);
  });

  it.each(['A漢B', 'Śruba', 'Насос', 'محرك ديزل 10 kW', 'שלום'])(
    'is left out as a whole if letters would be missing or in the wrong order: %s',
    (text) => {
      expect(letter(text, { sizes: [50], width: 900, height: 60 })).toMatchObject({ width: 0 });
    },
  );

  it('takes letters from a second file of the font', () => {
    const polish = createLettering([file('latin'), file('latin-ext')]);
    expect(shapes(polish('Śruba', { sizes: [50], width: 900, height: 60 }).svg)).toBe(5);
  });

  it('may be empty', () => {
    expect(letter('', { sizes: [50], width: 300, height: 60 }).width).toBe(0);
  });
});
