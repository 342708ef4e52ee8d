import { useLayoutEffect } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { Block, PageData } from '../generated/types';
import type { BlockComponent } from '../page/block';
import { registerBlock } from '../page/registry';
import { mount } from '../ui/testing/mount';
import { PageBlocks } from './PageBlocks';

/** The page's content after each render. */
let drawn: Set<string | null>;

const words = (text: string) => ({ type: 'words', text });
const pageOf = (texts: string[]) =>
  ({ blocks: texts.map(words) as unknown as Block[], context: { path: '/' } }) as PageData;
const draw = (page: PageData, whole: boolean) =>
  mount(<PageBlocks page={page} whole={whole} />).container;

beforeEach(() => {
  drawn = new Set();
  const Words = ({ text }: ReturnType<typeof words>) => {
    useLayoutEffect(() => void drawn.add(document.body.textContent));
    return <p>{text}</p>;
  };
  registerBlock('words', Words as unknown as BlockComponent);
});

const LONG = pageOf(['a', 'b', 'c', 'd', 'e']);

it('renders the first screen of the next page before the rest', () => {
  const page = draw(LONG, false);
  expect([...drawn]).toEqual(['abc', 'abcde']);
  expect(page.children).toHaveLength(5);
});

it('renders at once for an anchor, and during hydration', () => {
  draw(LONG, true);
  expect([...drawn]).toEqual(['abcde']);
});

it('has nothing to defer on a short page', () => {
  draw(pageOf(['a', 'b']), false);
  expect([...drawn]).toEqual(['ab']);
});
