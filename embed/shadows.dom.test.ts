import { afterEach, expect, it, vi } from 'vitest';
import { createShadows, sheetOf, showFallback } from './shadows';

afterEach(() => vi.unstubAllGlobals());

const paragraph = (text: string) =>
  Object.assign(document.createElement('p'), { textContent: text });

it('shows the last node alone, with its style sheets in browsers that can construct none', () => {
  vi.stubGlobal('CSSStyleSheet', undefined);
  const element = document.createElement('div');
  const showIn = createShadows('p { color: red }');
  showIn(element, paragraph('first'));
  showIn(element, paragraph('last'), [sheetOf('b { color: blue }')]);
  const children = [...(element.shadowRoot?.children ?? [])];
  expect(children.map(({ localName, textContent }) => [localName, textContent])).toEqual([
    ['style', 'p { color: red }\nb { color: blue }'],
    ['p', 'last'],
  ]);
});

it('is styled by the page again once it shows what the page has written', () => {
  const element = document.createElement('div');
  createShadows('p { color: red }')(element, paragraph('ours'));
  expect(element.shadowRoot?.adoptedStyleSheets).toHaveLength(1);
  showFallback(element);
  expect(element.shadowRoot?.innerHTML).toBe('<slot></slot>');
  expect(element.shadowRoot?.adoptedStyleSheets).toEqual([]);
});
