import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemorySearch } from '../../catalogue/search/memorySearch';
import type { SearchProvider, SearchRequest } from '../../catalogue/search/searchTypes';
import { click, fire, one, type } from '../../ui/testing/act';
import { hydrate } from '../../ui/testing/hydrate';
import { mount } from '../../ui/testing/mount';
import { heard } from '../../ui/testing/heard';
import { settle } from '../../ui/testing/settle';
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

const names = (part: Element) =>
  [...part.querySelectorAll('article h2')].map((name) => name.textContent);
const numbers = (part: Element) => names(part).map((name) => Number(name.replace('Bearing ', '')));
const status = (part: Element) => one(part, '#listing-count').textContent;
const labelled = (part: Element, name: string) => one(part, `[aria-label="${name}"]`);
const described = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
function box(part: Element, text: string): HTMLInputElement {
  const label = [...part.querySelectorAll('label')].find(
    (each) => each.querySelector('span')?.textContent === text,
  );
  return one(label as Element, 'input') as HTMLInputElement;
}
function button(part: Element, name: string): HTMLElement {
  const found = [...part.querySelectorAll('button')].findLast((each) => each.textContent === name);
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
}
async function draw(address = ''): Promise<HTMLElement> {
  history.replaceState({ key: 'router' }, '', `/store/category/bearings${address}`);
  const { container } = mount(<Bearings />);
  await settle();
  return container;
}
async function choose(part: Element, text: string): Promise<void> {
  click(box(part, text));
  await settle();
}
function setWidth(isWide: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

beforeEach(() => {
  setWidth(true);
  search.mockReset().mockImplementation(provider.search);
});
afterEach(() => vi.unstubAllGlobals());

describe('[L28] the filters of a listing', () => {
  it('have values with their counts', async () => {
    const drawn = await draw();
    const facet = one(drawn, 'details:first-child');
    expect(facet.textContent).toContain('Kuvani (6)');
    expect(facet.textContent).toContain('Halden (3)');
    expect(numbers(drawn)).toHaveLength(9);
  });

  it('take any of several values, are said, and are in the address', async () => {
    const drawn = await draw();
    await choose(drawn, '20 mm');
    await choose(drawn, '30 mm');
    expect(numbers(drawn)).toEqual([2, 3]);
    expect(status(drawn)).toBe('2 left');
    expect(location.search).toBe('?bore=20mm&bore=30mm');
    expect(history.state).toMatchObject({ key: 'router' });
  });

  it('narrow a search and its count', async () => {
    const drawn = await draw('?brand=halden');
    type(one(drawn, 'input[type="search"]'), 'bearing 4');
    await settle();
    expect(status(drawn)).toBe('1 match bearing 4');
    type(one(drawn, 'input[type="search"]'), 'bearing 5');
    await settle();
    expect(status(drawn)).toBe('no bearing 5 in Bearings');
  });

  it('take a range, which overrides chosen values', async () => {
    const drawn = await draw('?bore=90mm');
    const from = labelled(drawn, 'Bore (mm): rangeFrom');
    type(from, '45,5');
    fire(from, new FocusEvent('focusout', { bubbles: true }));
    await settle();
    expect(numbers(drawn)).toEqual([5, 6, 7, 8, 9]);
    expect(location.search).toBe('?bore=45.5..');
    expect(drawn.textContent).toContain('Bore: ≥ 45.5 mm');
  });

  it('list the values within a range, and keep its fields where they are few', async () => {
    const drawn = await draw('?bore=40..50');
    const facet = labelled(drawn, 'Bore (mm): rangeFrom').closest('details');
    const values = [...(facet?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
    expect(values).toEqual(['40 mm (1)', '50 mm (1)']);
  });

  it('keep the field of a range the same element, which an undo empties', async () => {
    const drawn = await draw();
    const from = labelled(drawn, 'Bore (mm): rangeFrom') as HTMLInputElement;
    type(from, '45');
    fire(from, new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await settle();
    expect(labelled(drawn, 'Bore (mm): rangeFrom')).toBe(from);
    click(labelled(drawn, 'remove Bore: ≥ 45 mm'));
    await settle();
    expect([labelled(drawn, 'Bore (mm): rangeFrom') === from, from.value]).toEqual([true, '']);
  });

  it('say what a range expects where what is typed is no number, and keep it and the filter', async () => {
    const drawn = await draw('?bore=45..');
    const from = labelled(drawn, 'Bore (mm): rangeFrom') as HTMLInputElement;
    type(from, 'wide');
    fire(from, new FocusEvent('focusout', { bubbles: true }));
    await settle();
    expect([location.search, from.value, from.getAttribute('aria-invalid')]).toEqual([
      '?bore=45..',
      'wide',
      'true',
    ]);
    expect(described(from)).toEqual(['wide? such as 10', '10 – 90 mm']);
    expect(await heard(from.closest('details') as Element)).toBe('wide? such as 10');
    type(from, '50 mm');
    fire(from, new FocusEvent('focusout', { bubbles: true }));
    await settle();
    expect([location.search, from.getAttribute('aria-invalid')]).toEqual(['?bore=50..', 'false']);
    expect(described(from)).toEqual(['10 – 90 mm']);
  });

  it('name the smallest and largest value beside a range, not as if it were typed', async () => {
    const from = labelled(await draw(), 'Bore (mm): rangeFrom') as HTMLInputElement;
    expect([from.placeholder, from.value, described(from)]).toEqual(['', '', ['10 – 90 mm']]);
  });

  it('each have an undo, and hand the focus on', async () => {
    const drawn = await draw('?brand=halden&bore=10mm&bore=40mm');
    expect(numbers(drawn)).toEqual([1, 4]);
    click(labelled(drawn, 'remove Bore: 40 mm'));
    await settle();
    expect(numbers(drawn)).toEqual([1]);
    expect(document.activeElement?.textContent).toBe('clearFilters');
    click(button(drawn, 'clearFilters'));
    await settle();
    expect(numbers(drawn)).toHaveLength(9);
    expect(location.search).toBe('');
    expect(document.activeElement?.localName).toBe('select');
  });

  it('that leave nothing can all be taken away', async () => {
    const drawn = await draw('?brand=halden&bore=20mm');
    expect(status(drawn)).toBe('noneLeft');
    // The one below, not that of the chips: it goes.
    click(button(drawn, 'clearFilters'));
    await settle();
    expect(numbers(drawn)).toHaveLength(9);
    expect(document.activeElement?.id).toBe('listing-search');
  });

  it('are steps that Back undoes', async () => {
    const drawn = await draw();
    const before = history.length;
    await choose(drawn, '20 mm');
    expect(history.length).toBe(before + 1);
    history.replaceState({ key: 'router' }, '', '/store/category/bearings');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    await settle();
    expect(numbers(drawn)).toHaveLength(9);
    expect(box(drawn, '20 mm').checked).toBe(false);
  });

  it('of a status are in the words of the interface', async () => {
    const drawn = await draw('?status=discontinued');
    expect(numbers(drawn)).toEqual([9]);
    expect(labelled(drawn, 'remove availability: statusDiscontinued')).toBeTruthy();
  });

  it('show all values of a property on request', async () => {
    const drawn = await draw();
    const labels = () =>
      [...drawn.querySelectorAll('details label')].map((label) => label.textContent);
    expect(labels()).not.toContain('90 mm (1)');
    click(button(drawn, 'all 9'));
    expect(labels()).toContain('90 mm (1)');
    expect(document.activeElement).toBe(box(drawn, '90 mm'));
  });
});

describe('[L28] the order of a listing', () => {
  it('is that of a number, in the address', async () => {
    const drawn = await draw();
    const choice = one(drawn, 'select') as HTMLSelectElement;
    choice.value = '-bore';
    fire(choice, new Event('change', { bubbles: true }));
    await settle();
    expect(numbers(drawn)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(location.search).toBe('?sort=-bore');
    // No filter is chosen: how many there are is only said.
    expect(status(drawn)).toBe('');
    expect(await heard(drawn)).toBe('9 products');
  });

  it('that cannot be asked show no products but those that they leave', async () => {
    const drawn = await draw('?brand=halden');
    expect(numbers(drawn)).toEqual([1, 4, 7]);
    search.mockRejectedValue(new TypeError('no network'));
    await choose(drawn, '10 mm');
    expect([status(drawn), numbers(drawn)]).toEqual(['productsLost', []]);
    search.mockImplementation(provider.search);
    click(button(drawn, 'retry'));
    await settle();
    expect(numbers(drawn)).toEqual([1]);
  });
});

it('[L28] what filters leave is said in the drawer, beside which the page is silent', async () => {
  setWidth(false);
  const drawn = await draw();
  click(button(drawn, 'filters'));
  await settle();
  click(box(drawn, 'Halden'));
  await settle();
  expect(await heard(one(drawn, 'dialog'))).toBe('3 left');
  const regions = [...drawn.querySelectorAll('[role="status"]')];
  expect(regions.map(({ textContent }) => textContent)).toEqual(['3 left', '']);
});

it('[L28] the drawer does not say again, once reopened, what it has said', async () => {
  setWidth(false);
  const drawn = await draw('?brand=halden');
  click(button(drawn, 'filters 1'));
  await settle();
  await expect(heard(one(drawn, 'dialog'))).rejects.toThrow('Nothing is said');
  click(box(drawn, 'Kuvani'));
  await settle();
  expect(await heard(one(drawn, 'dialog'))).toBe('9 left');
});

describe('an address', () => {
  it('[L29] keeps the parameters of others, which filter nothing', async () => {
    const drawn = await draw('?utm_source=mail&brand=halden');
    expect(numbers(drawn)).toEqual([1, 4, 7]);
    await choose(drawn, '10 mm');
    expect(new URLSearchParams(location.search).get('utm_source')).toBe('mail');
    expect(numbers(drawn)).toEqual([1]);
  });
});

describe('on a small screen', () => {
  beforeEach(() => setWidth(false));

  it('filters are fetched when their drawer is opened, which says what closing it shows', async () => {
    const drawn = await draw();
    expect(search).not.toHaveBeenCalled();
    click(button(drawn, 'filters'));
    await settle();
    const dialog = one(drawn, 'dialog');
    await choose(dialog, '20 mm');
    expect(button(dialog, 'show 1')).toBeTruthy();
    expect(numbers(drawn)).toEqual([2]);
    expect(button(drawn, 'filters 1')).toBeTruthy();
  });

  it('filters that cannot be fetched are fetched again on request', async () => {
    search.mockRejectedValue(new TypeError('no network'));
    const drawn = await draw();
    click(button(drawn, 'filters'));
    await settle();
    expect(one(drawn, '[role="alert"]').textContent).toBe('productsLost');
    search.mockImplementation(provider.search);
    click(button(one(drawn, 'dialog'), 'retry'));
    await settle();
    expect(one(drawn, 'dialog').textContent).toContain('Kuvani');
  });
});

it('the listing is taken over as it was delivered, on wide screens too', async () => {
  history.replaceState(null, '', '/store/category/bearings?brand=halden');
  const { container, complaints } = hydrate(<Bearings />);
  await settle();
  expect(complaints).toEqual([]);
  expect(numbers(container)).toEqual([1, 4, 7]);
});
