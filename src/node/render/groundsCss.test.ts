import { expect, it } from 'vitest';
import { companyConfig } from '../site/company.fixture';
import { groundsCss } from './groundsCss';

const { config } = await companyConfig();
const onNavy = structuredClone(config);
onNavy.pages[0]?.blocks.push({ type: 'stats', tone: 'navy', items: [] });

it('replaces the colours of text and lines on navy, and restores them on cards', () => {
  const css = groundsCss(onNavy);
  expect(css).toMatch(/^\.blueprint\{color-scheme:dark;--ink:var\(--on-navy\);/);
  expect(css).toContain(`.on-sheet{color-scheme:only light;--ink:${config.theme.colors.ink};`);
});

it('is empty if no block is set on navy', () => {
  expect(groundsCss(config)).toBe('');
});
