import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { companyConfig } from '../site/company.fixture';
import { themeCss } from './theme';

const { theme } = (await companyConfig()).config;
const css = themeCss(theme, '"Heading", Arial', 'en-GB');
/** The custom properties of all screens, and the overrides for wider ones. */
const [every = '', wide = ''] = css.split('@media(min-width:768px)');
const valuesOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/--([\w-]+):([^;}]+)/g)].map(([, name, value]) => [name, value]),
  );

it('has a custom property for every colour', () => {
  expect(valuesOf(every)).toMatchObject(theme.colors);
});

it('sets headings in the web font, with its fallbacks', () => {
  expect(valuesOf(every)).toMatchObject({
    'font-heading': '"Heading", Arial',
    'font-heading-weight': String(theme.fonts.heading.weight),
    'font-body': theme.fonts.body,
  });
});

it('sets `color-scheme`, for native controls and scroll bars', () => {
  expect(css).toContain('color-scheme:only light;');
  const colors = { ...theme.colors, paper: '#0c1410', ink: '#e8f5ec' };
  expect(themeCss({ ...theme, colors }, '', 'en-GB')).toContain('color-scheme:dark;');
});

it("respects the visitor's font size", () => {
  const large = themeCss({ ...theme, sizes: { ...theme.sizes, text: 18 } }, '', 'en-GB');
  expect(valuesOf(large)['text']).toBe('1.125rem');
});

it('has different spacing for phones and wider screens', () => {
  const { sizes } = theme;
  expect(valuesOf(every)).toMatchObject({
    gutter: `${sizes['gutter-phone']}px`,
    section: `${sizes['section-phone']}px`,
  });
  expect(valuesOf(wide)).toEqual({ gutter: `${sizes.gutter}px`, section: `${sizes.section}px` });
});

it('has every property that a style sheet uses without a fallback', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    // Skip Studio, whose page has no theme.
    .filter((name) => name.endsWith('.css') && !name.startsWith('studio'))
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

  it('needs no CSS for left-to-right Latin, Greek and Cyrillic', () => {
    expect(['el', 'bg', 'vi', 'pl'].map(rules)).toEqual(['', '', '', '']);
  });

  it('removes letter spacing from joined scripts, and adds line height for tall ones', () => {
    expect(rules('ar')).toMatch(/letter-spacing:0!important.*h3\){line-height:1\.3/);
    expect(rules('th')).not.toContain('letter-spacing');
    expect(rules('th')).toContain('line-height:1.3');
  });

  it('keeps numbers and addresses left-to-right in right-to-left languages', () => {
    expect(rules('he')).toMatch(/tel:.*direction:ltr;unicode-bidi:isolate/);
  });
});
