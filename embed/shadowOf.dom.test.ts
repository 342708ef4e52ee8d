import { afterEach, expect, it, vi } from 'vitest';
import { createShadows, sheetOf } from './shadowOf';

afterEach(() => vi.unstubAllGlobals());

it('keeps its style sheets in browsers that can construct none, whatever replaces the content', async () => {
  vi.stubGlobal('CSSStyleSheet', undefined);
  const element = document.createElement('div');
  document.body.append(element);
  const root = createShadows('p { color: red }')(element, [sheetOf('b { color: blue }')]);
  root.replaceChildren(document.createElement('p'));
  await Promise.resolve();
  expect(root.querySelector('style')?.textContent).toBe('p { color: red }\nb { color: blue }');
  expect(root.querySelector('p')).not.toBeNull();
});
