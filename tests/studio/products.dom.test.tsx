import { act } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { TableProgress } from '../../src/document/table/progress';
import type { ClientSession } from '../../src/studio/shell/session/clientSession';
import type { Takeover } from '../../src/studio/views/products/protocol';
import { ProductsView } from '../../src/studio/views/products/ProductsView';
import { click, fire } from '../../src/ui/testing/act';
import { drawView } from './drawView';

interface Company {
  store: { products: Record<string, unknown>[]; categories: { id: string; name: string }[] };
}

let session: ClientSession;
let container: HTMLElement;

beforeEach(async () => {
  ({ session, container } = await drawView(<ProductsView />));
});

const products = () => (session.root.peek() as Company).store.products;
const grid = () => container.querySelector<HTMLElement>('[role=grid]') ?? container;
const press = (key: string, more: KeyboardEventInit = {}, target = grid()) =>
  fire(target, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
const button = (name: string) =>
  [...container.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  ) as HTMLElement;
const paste = (words: string) => {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => words, files: [] } });
  fire(grid(), event);
};

it('[G5] pastes rows below the last product as one step, and undoes them as one', () => {
  const before = products().length;
  press('End', { ctrlKey: true });
  press('Home');
  paste('new-1\tNEW/1\tOne\nnew-2\tNEW/2\tTwo\n');
  expect(products().slice(before)).toMatchObject([
    { id: 'new-1', code: 'NEW/1', name: 'One' },
    { id: 'new-2', code: 'NEW/2', name: 'Two' },
  ]);
  expect(grid().getAttribute('aria-rowcount')).toBe(String(before + 4));
  act(() => void session.undo());
  expect(products()).toHaveLength(before);
});

it('[G6] shows that a file is being made, of how many products, and no longer when it is there', async () => {
  let finish: (file: Blob) => void = () => {};
  vi.spyOn(session.api, 'file').mockReturnValue(new Promise((resolve) => (finish = resolve)));
  click(button('Download XLSX'));
  await act(async () => {});
  expect(container.querySelector('progress')?.getAttribute('aria-label')).toBe(
    'Making a file of 4 products …',
  );
  await act(async () => finish(new Blob()));
  expect(container.querySelector('progress')).toBe(null);
});

it('[G6] shows how much of a file is written, and nothing where that cannot be known', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(session.api, 'file').mockReturnValue(new Promise(() => {}));
  const ask = vi.spyOn(session.api, 'ask');
  const shownFor = async (progress: TableProgress | undefined) => {
    ask.mockResolvedValue({ progress });
    await act(async () => vi.advanceTimersByTimeAsync(100));
    const bar = container.querySelector('progress');
    return [bar?.getAttribute('value'), bar?.getAttribute('max'), bar?.nextSibling?.textContent];
  };
  click(button('Download XLSX'));
  await act(async () => {});
  // The thread has not started yet.
  expect(await shownFor(undefined)).toEqual([null, null, '']);
  expect(await shownFor({ step: 'rows', done: 300, total: 1000 })).toEqual([
    '300',
    '1000',
    '300 of 1,000 products written',
  ]);
  expect(await shownFor({ step: 'pack' })).toEqual([null, null, 'Packing the file']);
  expect(await shownFor({ step: 'check', done: 2, total: 3 })).toEqual([
    '2',
    '3',
    'Step 3 of 3: checking the site as it would be',
  ]);
});

const TAKEOVER: Takeover = {
  operations: [{ op: 'remove', at: '/store/products/0' }],
  added: { count: 0, first: [] },
  cells: { count: 0, first: [] },
  changed: 0,
  missing: { count: 1, first: ['eng-010'] },
  same: 3,
  mistakeCount: 0,
  mistakes: { count: 0, first: [] },
  leftOut: { count: 0, first: [] },
  onTheWay: { count: 0, first: [] },
  toFetch: { count: 0, first: [] },
  wanted: [],
};

it('[G6] what is ticked in the summary of a table is seen at once, and taken back if it fails', async () => {
  const ask = vi.spyOn(session.api, 'ask').mockResolvedValue(TAKEOVER);
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  Object.defineProperty(input, 'files', { value: [new File(['id\n'], 'list.csv')] });
  fire(input ?? container, new Event('change', { bubbles: true }));
  const box = () => container.querySelector<HTMLInputElement>('dialog input[type=checkbox]');
  await act(async () => vi.waitFor(() => expect(ask).toHaveBeenCalled()));
  let refuse: (error: Error) => void = () => {};
  ask.mockReturnValue(new Promise((_, reject) => (refuse = reject)));
  click(box() ?? container);
  expect(box()?.checked).toBe(true);
  await act(async () => {});
  expect(container.querySelector('dialog progress')).not.toBe(null);
  await act(async () => refuse(new Error('The server is away.')));
  expect(box()?.checked).toBe(false);
});

it('[G7] shows the categories, and moves one', () => {
  const [first, second] = (session.root.peek() as Company).store.categories;
  click(button('Categories'));
  click(button(`Move ${first?.name} down`));
  const ids = (session.root.peek() as Company).store.categories.map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual([second?.id, first?.id]);
});

it('[G7] a category that is moved is moved on with the next press; one that goes leaves the focus beside', () => {
  const ids = () => (session.root.peek() as Company).store.categories.map(({ id }) => id);
  const { name = '', id = '' } = (session.root.peek() as Company).store.categories.at(0) ?? {};
  click(button('Categories'));
  const down = () => button(`Move ${name} down`);
  down().focus();
  click(down());
  expect(ids()[1]).toBe(id);
  expect(document.activeElement).toBe(down());
  act(() => {
    session.change([
      { op: 'insert', at: '/store/categories/-', value: { id: 'empty', name: 'Empty' } },
    ]);
  });
  const remove = button('Remove Empty');
  remove.focus();
  click(remove);
  expect(ids()).not.toContain('empty');
  expect(document.activeElement).not.toBe(document.body);
});
