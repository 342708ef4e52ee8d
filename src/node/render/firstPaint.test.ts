import { expect, it } from 'vitest';
import type { PageData } from '../../generated/types';
import { firstPaintLink } from './firstPaint';

const expectedOf = (blocks: object[], html: string) =>
  /^<link rel="expect" href="(.*)" blocking="render">$/.exec(
    firstPaintLink({ blocks } as PageData, html),
  )?.[1];
const hero = { type: 'hero', title: 'Hero' };
const text = { type: 'text', id: 'terms', text: [] };
const drawn = (first: string, id = ' id="terms"') =>
  `<header></header><main id="content">${first}<section${id}></section></main>`;

it('the first paint waits for the second block, which is where the first one ends', () => {
  expect(expectedOf([hero, text], drawn('<h1>Hero</h1>'))).toBe('#terms');
});

it.each([
  ['a page has one block', [hero], drawn('')],
  ['the second block is not drawn, or not with its id', [hero, text], drawn('', '')],
  ['the first block is long', [hero, text], drawn('<p>Product</p>'.repeat(4000))],
])('waits for the header alone if %s', (_, blocks, html) => {
  expect(expectedOf(blocks, html)).toBe('#content');
});
