import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { companyConfig } from '../site/company.fixture';
import { themeCss } from './theme';

const { theme } = (await companyConfig()).config;
const css = themeCss(theme, '"Heading", Arial', 'en-GB');
/** The custom properties of every screen, and those that wider ones have instead. */
const [every = '', wide = ''] = css.split('@media(min-width:768px)');
const valuesOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/--([\w-]+):([^;}]+)/g)].map(([, name, value]) => [name, value]),
  );

it('makes a custom property of every colour', () => {
  expect(valuesOf(every)).toMatchObject(theme.colors);
});

it('sets headings in the web font, and what lies beside it', () => {
  expect(valuesOf(every)).toMatchObject({
    'font-heading': '"Heading", Arial',
    'font-heading-weight': String(theme.fonts.heading.weight),
    'font-body': theme.fonts.body,
  });
});

it('lets lists of choices and scroll bars be as dark as the page', () => {
  expect(css).toContain('color-scheme:light;');
  const colors = { ...theme.colors, paper: '#0c1410', ink: '#e8f5ec' };
  expect(themeCss({ ...theme, colors }, '', 'en-GB')).toContain('color-scheme:dark;');
});

it("lets the visitor's own text size count", () => {
  const large = themeCss({ ...theme, sizes: { ...theme.sizes, text: 18 } }, '', 'en-GB');
  expect(valuesOf(large)['text']).toBe('1.125rem');
});

it('gives phones and wider screens their own space', () => {
  const { sizes } = theme;
  expect(valuesOf(every)).toMatchObject({
    gutter: `${sizes['gutter-phone']}px`,
    section: `${sizes['section-phone']}px`,
  });
  expect(valuesOf(wide)).toEqual({ gutter: `${sizes.gutter}px`, section: `${sizes.section}px` });
});

it('has every property that a style sheet asks for without saying what else to take', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join('src', name), 'utf8'));
  const asked = sheets.flatMap((text) =>
    [...text.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name),
  );
  const own = sheets.flatMap((text) => [...text.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
  const known = new Set([...own, ...Object.keys(valuesOf(every))]);
  expect(asked.length).toBeGreaterThan(50);
  expect([...new Set(asked)].filter((name) => !known.has(name))).toEqual([]);
});

describe('the language', () => {
  const rules = (language: string) =>
    themeCss(theme, '', language).slice(themeCss(theme, '', 'en').length);

  it('asks for nothing where the style sheets are written for it', () => {
    expect(['el', 'bg', 'vi', 'pl'].map(rules)).toEqual(['', '', '', '']);
  });

  it('keeps joined letters together, and gives high ones room', () => {
    expect(rules('ar')).toMatch(/letter-spacing:0!important.*h3\){line-height:1\.3/);
    expect(rules('th')).not.toContain('letter-spacing');
    expect(rules('th')).toContain('line-height:1.3');
  });

  it('leaves numbers and addresses as they are dialled and typed, where text runs from right to left', () => {
    expect(rules('he')).toMatch(/tel:.*direction:ltr;unicode-bidi:isolate/);
  });
});
