// @vitest-environment dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { loadSchemas } from '../../src/node/schemas/load';
import { FormContext } from '../../src/studio/form/formHost';
import { createApi } from '../../src/studio/shell/api';
import { createSession } from '../../src/studio/shell/createSession';
import type { Session } from '../../src/studio/shell/session';
import { createStudio, StudioContext } from '../../src/studio/shell/studio';
import { ProductsView } from '../../src/studio/views/products/ProductsView';
import { click, fire } from '../../src/ui/testing/act';
import { mount } from '../../src/ui/testing/mount';

const ROOT = path.resolve(import.meta.dirname, '../..');
const schemas = loadSchemas(ROOT);
const file = path.join(ROOT, 'tests/fixtures/other-company/site.config.json');
const text = readFileSync(file, 'utf8');
interface Company {
  store: { products: Record<string, unknown>[]; categories: { id: string; name: string }[] };
}

let session: Session;
let container: HTMLElement;

beforeEach(async () => {
  session = createSession(
    {
      value: JSON.parse(text),
      history: { steps: [], position: 0 },
      revision: 0,
      taken: [],
      file: 'site.config.json',
      isSaved: true,
      schema: schemas.site,
      blocks: [],
      problems: [],
      conflicts: [],
      preview: { origin: 'http://localhost', gallery: '' },
      isRecovered: false,
    },
    {
      ...createApi({ key: '', site: '' }, ''),
      events() {},
      choices: async () => [],
      change: async () => new Promise(() => {}),
    },
    { keep() {}, take: () => [] },
    () => {},
  );
  const studio = createStudio(session, '/store/products', new Map());
  ({ container } = mount(
    <StudioContext value={studio}>
      <FormContext value={studio.host}>
        <ProductsView />
      </FormContext>
    </StudioContext>,
  ));
  // The choices of categories come later.
  await act(async () => {});
});

const products = () => (session.root.peek() as Company).store.products;
const grid = () => container.querySelector<HTMLElement>('[role=grid]') ?? container;
const press = (key: string, more: KeyboardEventInit = {}, target = grid()) =>
  fire(target, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
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

it('[G7] shows the categories, and moves one', () => {
  const button = (name: string) =>
    [...container.querySelectorAll('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    ) as HTMLElement;
  const [first, second] = (session.root.peek() as Company).store.categories;
  click(button('Categories'));
  click(button(`Move ${first?.name} down`));
  const ids = (session.root.peek() as Company).store.categories.map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual([second?.id, first?.id]);
});
