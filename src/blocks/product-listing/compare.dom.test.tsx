import { beforeEach, expect, it, vi } from 'vitest';
import { createMemorySearch } from '../../catalogue/search/memorySearch';
import type { SearchProvider, SearchRequest } from '../../catalogue/search/searchTypes';
import { click, one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { settle } from '../../ui/testing/settle';
import { notices } from '../../widgets/notices/noticeStore';
import { Bearings, bearings } from './parts/testing';

const provider = createMemorySearch({
  products: bearings,
  categories: [{ id: 'bearings', name: 'Bearings' }],
  places: [],
  synonyms: [],
  decimal: '.',
});
const search = vi.fn<SearchProvider['search']>();
vi.mock('../../widgets/search/askCatalogue', () => ({
  askCatalogue: (_: string, request: SearchRequest) => search(request),
}));

async function draw(address = ''): Promise<HTMLElement> {
  history.replaceState({ key: 'router' }, '', `/store/category/bearings${address}`);
  const { container } = mount(<Bearings />);
  // What is fetched first asks for the table.
  await settle();
  await settle();
  return container;
}
const tick = (part: Element, n: number) =>
  one(part, `[aria-label="compare: Bearing ${n}"]`) as HTMLInputElement;
function button(part: Element, name: string): HTMLElement {
  const found = [...part.querySelectorAll('button')].find((each) => each.textContent === name);
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
}
const cells = (row: Element) => [...row.children].map(({ textContent }) => textContent);
const rows = (part: Element) => [...part.querySelectorAll('tbody tr')].map(cells);

beforeEach(() => {
  search.mockReset().mockImplementation(provider.search);
});

it('[L30] compares chosen products, what differs first, and is in the address', async () => {
  const drawn = await draw();
  click(tick(drawn, 1));
  expect([...drawn.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain(
    'compare',
  );
  click(tick(drawn, 4));
  await settle();
  expect(location.search).toBe('?compare=b-1%2Cb-4');
  button(drawn, 'compare').focus();
  click(button(drawn, 'compare'));
  await settle();
  expect(rows(drawn)).toEqual([
    ['compareDifferent'],
    ['Bore', '10 mm', '40 mm'],
    ['compareSame'],
    ['brand', 'Halden', 'Halden'],
  ]);
  expect(search.mock.lastCall?.[0].ids).toEqual(['b-1', 'b-4']);
  expect(document.activeElement?.textContent).toBe('comparison');
});

it('[L30] is shown at once where the address asks for it, and ignores what is no product', async () => {
  const drawn = await draw('?compare=b-1,nothing,b-2');
  expect(cells(one(drawn, 'thead tr')).map((text) => text?.slice(0, 4))).toEqual([
    'prod',
    '6201',
    '6202',
  ]);
});

it('[L30] takes four products at most', async () => {
  const drawn = await draw();
  for (const n of [1, 2, 3, 4]) click(tick(drawn, n));
  const full = one(drawn, '[aria-label="compareFull: Bearing 5"]') as HTMLInputElement;
  expect(full.disabled).toBe(true);
  click(tick(drawn, 4));
  expect(tick(drawn, 5).disabled).toBe(false);
});

it('[L30] lets products be taken out of it, and be forgotten', async () => {
  const drawn = await draw('?compare=b-1,b-2,b-3');
  const [first] = drawn.querySelectorAll<HTMLElement>('thead button');
  click(first as HTMLElement);
  expect(location.search).toBe('?compare=b-2%2Cb-3');
  expect(drawn.querySelectorAll('thead button')).toHaveLength(2);
  click(button(drawn, 'closeComparison'));
  click(button(drawn, 'clear'));
  expect(drawn.querySelector('table')).toBeNull();
  expect(location.search).toBe('');
});

it('[L30] keeps the focus in its place when a button goes with what it has closed', async () => {
  const drawn = await draw('?compare=b-1,b-2,b-3');
  const remove = () => drawn.querySelector<HTMLElement>('thead button') as HTMLElement;
  remove().focus();
  click(remove());
  expect(document.activeElement?.textContent).toBe('comparison');
  click(button(drawn, 'closeComparison'));
  await settle();
  expect(document.activeElement?.textContent).toBe('compare');
  click(button(drawn, 'compare'));
  await settle();
  click(remove());
  await settle();
  expect(document.activeElement?.textContent).toBe('clear');
  click(button(drawn, 'clear'));
  expect(document.activeElement).toBe(tick(drawn, 3));
});

it('[L30] adds all of its products to the list', async () => {
  const add = vi.spyOn(notices, 'add');
  const drawn = await draw('?compare=b-1,b-2');
  click(button(drawn, 'addAllOfThese'));
  expect(add.mock.calls[0]?.[0]).toMatchObject({ text: 'Bearing 1, Bearing 2' });
  expect(
    [...drawn.querySelectorAll('article')]
      .slice(0, 3)
      .map((card) => /inYourList/.test(card.textContent)),
  ).toEqual([true, true, false]);
});

it('[L30] that cannot be fetched says so, and is fetched again on request', async () => {
  search.mockRejectedValue(new TypeError('no network'));
  const drawn = await draw('?compare=b-1,b-2');
  expect(one(drawn, '[role="alert"]').textContent).toContain('productsLost');
  search.mockImplementation(provider.search);
  click(button(one(drawn, '[role="alert"]'), 'retry'));
  await settle();
  expect(rows(drawn)).toHaveLength(3);
});
