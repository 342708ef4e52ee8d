import { readdirSync } from 'node:fs';
import { createElement, useEffect, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Block } from '../generated/types';
import { mount } from '../ui/testing/mount';
import { registerAllBlocks } from './allBlocks';
import type { BlockComponent, BlockProps } from './block';
import { BlockRenderer } from './BlockRenderer';
import { blockComponent, blockType, registerBlock } from './registry';

const context = { path: '/about', crumbs: [], children: [] };
const blocks = (...all: object[]) => all as Block[];
const came = vi.fn<(path: string) => void>();

const drawColumn = (column: ReactNode) => <section>{column}</section>;

function Words({ type, words, context: { path } }: BlockProps<Block> & { words: string }) {
  useEffect(() => came(path), [path]);
  return <p className={type}>{words}</p>;
}

beforeEach(() => {
  came.mockReset();
  registerBlock('words', Words as unknown as BlockComponent);
});
afterEach(() => vi.unstubAllEnvs());

describe('the blocks of a page', () => {
  it('are rendered in order, each with its fields and the page context', () => {
    const page = blocks({ type: 'words', words: 'one' }, { type: 'words', words: 'two' });
    const { container } = mount(<BlockRenderer blocks={page} context={context} />);
    expect(container.textContent).toBe('onetwo');
    expect(came.mock.calls).toEqual([['/about'], ['/about']]);
  });

  it('are remounted on the next page, even those of the same type', () => {
    const page = blocks({ type: 'words', words: 'one' });
    const { container, render } = mount(<BlockRenderer blocks={page} context={context} />);
    const before = container.querySelector('p');
    render(<BlockRenderer blocks={page} context={{ ...context, path: '/contact' }} />);
    expect(container.querySelector('p')).not.toBe(before);
  });
});

describe('[K15] a block that contains others', () => {
  const page = blocks({
    type: 'columns',
    columns: [
      [{ type: 'words', words: 'one' }],
      [{ type: 'words', words: 'two' }, { type: 'nothing' }],
    ],
  });

  beforeEach(() => {
    registerBlock('columns', ({ nested }) =>
      createElement('main', null, ...(nested ?? []).map(drawColumn)),
    );
  });

  it('receives them rendered, one node per list', () => {
    vi.stubEnv('DEV', false);
    const { container } = mount(<BlockRenderer blocks={page} context={context} />);
    const columns = [...container.querySelectorAll('section')];
    expect(columns.map(({ textContent }) => textContent)).toEqual(['one', 'two']);
    expect(came.mock.calls).toEqual([['/about'], ['/about']]);
  });

  it('is named in error messages about them', () => {
    vi.stubEnv('DEV', true);
    const { container } = mount(<BlockRenderer blocks={page} context={context} />);
    const alert = container.querySelector('[role="alert"]');
    expect(alert?.textContent).toContain('/about › block 1 › column 2 › block 2');
  });
});

describe('a block that has no component', () => {
  const page = blocks({ type: 'words', words: 'one' }, { type: 'heroes' });
  const draw = () => mount(<BlockRenderer blocks={page} context={context} />).container;

  it('is named in development, with its position and which file to write', () => {
    vi.stubEnv('DEV', true);
    const alert = draw().querySelector('[role="alert"]');
    expect(alert?.textContent).toContain('/about › block 2');
    expect(alert?.textContent).toContain('“npm run new block heroes”');
  });

  it('leaves the rest of the page intact for visitors', () => {
    vi.stubEnv('DEV', false);
    expect(draw().textContent).toBe('one');
  });
});

describe('a block that throws while rendering', () => {
  const page = blocks(
    { type: 'words', words: 'one' },
    { type: 'broken' },
    { type: 'words', words: 'two' },
  );
  const draw = () =>
    mount(<BlockRenderer blocks={page} context={context} instead={<p>Sorry.</p>} />).container;

  beforeEach(() => {
    registerBlock('broken', () => {
      throw new Error('no slides');
    });
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => vi.restoreAllMocks());

  it('is named in development, with its position and error; the rest of the page is intact', () => {
    vi.stubEnv('DEV', true);
    const container = draw();
    const told = container.querySelector('[role="alert"]')?.textContent;
    expect(told).toContain('/about › block 2');
    expect(told).toContain('“broken”');
    expect(told).toContain('no slides');
    expect(container.textContent).toMatch(/^one.*two$/);
  });

  it('leaves visitors a sentence and the rest of the page', () => {
    vi.stubEnv('DEV', false);
    expect(draw().textContent).toBe('oneSorry.two');
  });
});

describe('prerendering', () => {
  it('finds every block by its folder', () => {
    registerAllBlocks();
    const folders = readdirSync('src/blocks');
    expect(folders.filter((type) => typeof blockComponent(type) !== 'function')).toEqual([]);
    expect(blockType('../blocks/card-grid/CardGrid.tsx')).toBe('card-grid');
  });
});
