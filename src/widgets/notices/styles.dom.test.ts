import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LEAVE_MS } from './noticeStore';

const text = readFileSync(join(import.meta.dirname, 'notices.module.css'), 'utf8');

function declared(selector: string, property: string): string | undefined {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const rules = [...sheet.cssRules].filter((rule) => rule instanceof CSSStyleRule);
  const rule = rules.find(({ selectorText }) => selectorText === selector);
  return rule?.style.getPropertyValue(property);
}

it('[N6] a notice is 356 px wide', () => {
  expect(declared('.region', 'width')).toBe('356px');
});

it('[N6] notices are 14 px apart', () => {
  expect(declared('.notice', 'margin-top')).toBe('14px');
});

it('[N8] the exit animation lasts exactly as long as leaving takes', () => {
  expect(declared('.notice', 'transition')).toBe(`${LEAVE_MS}ms ease-out`);
});

it('[N2] success, warning, error and loading look different', () => {
  const bars = ['success', 'warning', 'error'].map((type) =>
    declared(`[data-type='${type}']`, '--bar'),
  );
  expect(bars).not.toContain('');
  expect(bars).not.toContain(undefined);
  expect(new Set(bars).size).toBe(3);
  expect(declared("[data-type='loading'] .card", 'animation')).toMatch(/infinite/);
});
