import { describe, expect, it } from 'vitest';
import type { PageData } from '../../generated/types';
import { firstPaintLink, foldOf } from './firstPaint';

const expectedOf = (blocks: object[], html: string) =>
  /^<link rel="expect" href="(.*)" blocking="render">$/.exec(
    firstPaintLink({ blocks } as PageData, html),
  )?.[1];
const hero = { type: 'hero', title: 'Hero' };
const text = { type: 'text', id: 'terms', text: [] };
const drawn = (first: string, id = ' id="terms"') =>
  `<header></header><main id="content"><!--$-->${first}<!--/$--><!--$--><section${id}></section><!--/$--></main>`;

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

describe('the fold', () => {
  const foldIn = (blocks: object[], html: string) => {
    const at = foldOf({ blocks } as PageData, html);
    return at === undefined ? undefined : html.slice(0, at);
  };

  it('is within the first block, at its end', () => {
    const html = drawn('<section><h1>Hero</h1></section>');
    expect(foldIn([hero, text], html)).toMatch(/<section><h1>Hero<\/h1>$/);
  });

  it('is at the end of blocks with others in them', () => {
    const column = '<div><!--$--><p>One</p><!--/$--><!--$--><p>Two</p><!--/$--></div>';
    expect(foldIn([hero, text], drawn(`<section>${column}</section>`))).toMatch(/<\/div>$/);
  });

  it.each([
    ['one block', [hero], drawn('<section></section>')],
    ['a second block that is not drawn', [hero, text], drawn('<section></section>', '')],
    ['a long block first', [hero, text], drawn(`<p>${'Product '.repeat(5000)}</p>`)],
    ['a first block that draws nothing', [hero, text], drawn('')],
    ['a first block that ends with a text', [hero, text], drawn('<p>One</p> and more')],
  ])('is not on a page with %s', (_, blocks, html) => {
    expect(foldIn(blocks, html)).toBeUndefined();
  });
});
