// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Block, PageData } from '../generated/types';
import type { BlockComponent } from '../page/block';
import { registerBlock } from '../page/registry';
import { mount } from '../ui/testing/mount';
import { handoffWith } from './early/testing';
import { PageBlocks } from './PageBlocks';

/** What stands in the page, each time that its parts are watched for being seen. */
let watched: (string | null)[];

const words = (text: string) => ({ type: 'words', text });
const pageOf = (texts: string[]) =>
  ({ blocks: texts.map(words) as unknown as Block[], context: { path: '/' } }) as PageData;
const draw = (page: PageData, whole: boolean) =>
  mount(<PageBlocks page={page} whole={whole} />).container;

beforeEach(() => {
  watched = [];
  const Words = ({ text }: ReturnType<typeof words>) => <p>{text}</p>;
  registerBlock('words', Words as unknown as BlockComponent);
  vi.stubGlobal('app', handoffWith({ reveal: () => void watched.push(document.body.textContent) }));
});
afterEach(() => vi.unstubAllGlobals());

const LONG = pageOf(['a', 'b', 'c', 'd', 'e']);

it('shows the first screen of the next page before the rest of it, and watches both', () => {
  const page = draw(LONG, false);
  expect(watched).toEqual(['abc', 'abcde']);
  expect(page.children).toHaveLength(5);
});

it('is there at once where a place further down is meant, and when React takes over', () => {
  draw(LONG, true);
  expect(watched).toEqual(['abcde']);
});

it('has nothing to wait for on a short page', () => {
  draw(pageOf(['a', 'b']), false);
  expect(watched).toEqual(['ab']);
});
