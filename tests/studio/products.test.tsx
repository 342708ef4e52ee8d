// @vitest-environment dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../../src/studio/shell/session';
import { ProductsView } from '../../src/studio/views/products/ProductsView';
import { click, fire } from '../../src/ui/testing/act';
import { drawView } from './drawView';

interface Company {
  store: { products: Record<string, unknown>[]; categories: { id: string; name: string }[] };
}

let session: Session;
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
  paste('new-1\tOne\nnew-2\tTwo\n');
  expect(products().slice(before)).toMatchObject([
    { id: 'new-1', name: 'One' },
    { id: 'new-2', name: 'Two' },
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
  // How much is done is not known, so it is not said.
  expect(container.querySelector('progress')?.hasAttribute('value')).toBe(false);
  await act(async () => finish(new Blob()));
  expect(container.querySelector('progress')).toBe(null);
});

it('[G7] shows the categories, and moves one', () => {
  const [first, second] = (session.root.peek() as Company).store.categories;
  click(button('Categories'));
  click(button(`Move ${first?.name} down`));
  const ids = (session.root.peek() as Company).store.categories.map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual([second?.id, first?.id]);
});
