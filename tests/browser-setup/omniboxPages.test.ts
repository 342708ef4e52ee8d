import { expect, it } from 'vitest';
import { withoutOmniboxPages } from './omniboxPages';

const PAGES = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup';

it('a browser starts without the pages of its address bar', () => {
  expect(withoutOmniboxPages(['--headless'])).toBe(`--disable-features=${PAGES}`);
});

it('what was switched off stays off', () => {
  const line = ['--disable-features=A', '--no-sandbox', '--disable-features=B,C'];
  expect(withoutOmniboxPages(line)).toBe(`--disable-features=B,C,${PAGES}`);
});
