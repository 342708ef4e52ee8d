import { act, useLayoutEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  SearchProvider,
  SearchRequest,
  SearchResult,
} from '../../catalogue/search/searchTypes';
import type { SiteData, StoreData } from '../../generated/types';
import { click, fire, one, type } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { heard } from '../../ui/testing/heard';
import { settle } from '../../ui/testing/settle';
import { Site } from '../testing';
import { rememberSeen } from './seen';
import { Suggestions } from './Suggestions';

const search = vi.fn<SearchProvider['search']>();
vi.mock('./askCatalogue', () => ({
  askCatalogue: (_: string, request: SearchRequest) => search(request),
}));

const words = {
  suggestionCount: '{count} suggested',
  noPart: 'No part {term}. Similar:',
  readAs: 'results for {term}',
  allResults: 'all for {term}',
  askAbout: 'ask about {term}',
  nothingFound: 'nothing for {term}',
};
const bearing = (code: string) => ({
  id: code.toLowerCase(),
  code,
  name: `Bearing ${code}`,
  categories: ['bearings'],
  specifications: [],
});
const found: SearchResult = {
  total: 2,
  hits: [bearing('6204'), bearing('6205')],
  facets: [],
  match: 'all',
  places: [
    { kind: 'category', name: 'Bearings', href: '/store/category/bearings' },
    { kind: 'page', name: 'About bearings', href: '/about' },
  ],
};

/** Something that happens while React draws. */
function Meanwhile({ happens }: { happens: () => void }) {
  useLayoutEffect(happens, [happens]);
  return null;
}

/** A form with the field, and the suggestions beside it. */
async function draw(
  typed: string | undefined = '620',
  store: Partial<StoreData> = {},
  typedMeanwhile?: string,
) {
  const form = document.createElement('form');
  const field = form.appendChild(document.createElement('input'));
  document.body.replaceChildren(form);
  field.focus();
  const site = {
    ask: 'https://chat.example/1?text=',
    site: { id: 'acme' },
    store: { search: '/search.json', ...store },
  };
  const typeMeanwhile = () => {
    if (typedMeanwhile === undefined) return;
    field.value = typedMeanwhile;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const { container } = mount(
    <Site words={words} site={site as unknown as SiteData}>
      <Meanwhile happens={typeMeanwhile} />
      <Suggestions field={field} allOf="/store/category/all" />
    </Site>,
  );
  if (typedMeanwhile === undefined) type(field, typed);
  await settle();
  return { field, drawn: container };
}
const options = (part: Element) => [...part.querySelectorAll<HTMLElement>('[role="option"]')];
const hrefs = (part: Element) => options(part).map((option) => option.getAttribute('href'));
const press = (field: HTMLElement, key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  fire(field, event);
  return event;
};
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent?.trim();

beforeEach(() => {
  localStorage.clear();
  search.mockReset().mockResolvedValue(found);
});

it('answers what was typed while it was drawn', async () => {
  const { drawn } = await draw(undefined, {}, '6204');
  expect(search).toHaveBeenLastCalledWith(expect.objectContaining({ q: '6204' }));
  expect(options(drawn).length).toBeGreaterThan(0);
});

describe('[H12] what is typed into the search', () => {
  it('is answered with products and their codes, categories, pages and all results', async () => {
    const { drawn } = await draw();
    expect(hrefs(drawn)).toEqual([
      '/store/product/6204',
      '/store/product/6205',
      '/store/category/bearings',
      '/about',
      '/store/category/all?q=620',
    ]);
    expect(options(drawn)[0]?.textContent).toBe('6204 Bearing 6204');
    expect(await heard(drawn)).toBe('products. 5 suggested');
  });

  it('[D17] names the size whose code is asked for, and leads to it', async () => {
    const size = { id: '6204-s', code: '6204/S', name: 'small' };
    search.mockResolvedValue({ ...found, hits: [{ ...bearing('6204'), size }], places: [] });
    const { drawn } = await draw('6204/S');
    expect(hrefs(drawn)[0]).toBe('/store/product/6204#6204-s');
    expect(options(drawn)[0]?.textContent).toBe('6204/S Bearing 6204, small');
  });

  it('that no part has says so above similar ones, and is offered to the team', async () => {
    search.mockResolvedValue({ ...found, match: 'similar', places: [] });
    const { drawn } = await draw('6294');
    const [group] = drawn.querySelectorAll('[role="group"]');
    expect(group?.textContent).toContain('No part 6294. Similar:');
    expect(group?.getAttribute('aria-label')).toBe('No part 6294. Similar:');
    expect(hrefs(drawn)).toContain('https://chat.example/1?text=askAboutText');
    expect(await heard(drawn)).toBe('No part 6294. Similar: 4 suggested');
  });

  it('that finds nothing is offered to the team in one tap', async () => {
    search.mockResolvedValue({ ...found, total: 0, hits: [], places: [] });
    const { drawn } = await draw('zzz');
    expect(drawn.textContent).toContain('nothing for zzz');
    expect(options(drawn).map(({ textContent }) => textContent?.trim())).toEqual([
      'ask about zzz newTab',
    ]);
    expect(await heard(drawn)).toBe('nothing for zzz. 1 suggested');
  });

  it('with a typing mistake says how it was read', async () => {
    search.mockResolvedValue({ ...found, match: 'corrected', corrected: 'bearing' });
    const { drawn } = await draw('baering');
    expect(drawn.textContent).toContain('results for bearing');
  });
});

describe('[H13] an empty search box', () => {
  it('offers what was looked at last, as far as the catalogue still has it', async () => {
    for (const id of ['gone', '6205', '6204']) rememberSeen('acme', id);
    search.mockResolvedValue({ ...found, places: [] });
    const { drawn } = await draw('');
    expect(search.mock.lastCall?.[0]).toMatchObject({ q: '', ids: ['6204', '6205', 'gone'] });
    expect(drawn.textContent).toContain('recentlySeen');
    expect(hrefs(drawn)).toEqual(['/store/product/6204', '/store/product/6205']);
  });

  it('offers what was looked at since, each time it gets the focus', async () => {
    search.mockResolvedValue({ ...found, places: [] });
    const { field, drawn } = await draw('');
    act(() => field.blur());
    expect(options(drawn)).toHaveLength(0);
    rememberSeen('acme', '6204');
    act(() => field.focus());
    await settle();
    expect(search.mock.lastCall?.[0]).toMatchObject({ q: '', ids: ['6204'] });
    expect(options(drawn)).not.toHaveLength(0);
  });

  it('offers nothing where nothing was looked at', async () => {
    search.mockResolvedValue({ ...found, hits: [], total: 0, places: [] });
    const { drawn } = await draw('');
    expect([options(drawn).length, one(drawn, '[role="listbox"]').hidden]).toEqual([0, true]);
  });

  it('offers nothing where the company keeps nothing', async () => {
    rememberSeen('acme', '6204');
    await draw('', { recentlySeen: false });
    expect(search.mock.lastCall?.[0]).toMatchObject({ q: '', ids: [] });
  });
});

describe('[H12] the field of the search', () => {
  it('is a combobox whose options the arrow keys go through and back', async () => {
    const { field } = await draw();
    expect([field.getAttribute('role'), field.getAttribute('aria-expanded')]).toEqual([
      'combobox',
      'true',
    ]);
    press(field, 'ArrowDown');
    expect(active(field)).toBe('6204 Bearing 6204');
    press(field, 'ArrowUp');
    expect(active(field)).toBeUndefined();
    press(field, 'ArrowUp');
    expect(active(field)).toBe('all for 620');
  });

  it('follows the active option with Enter, and otherwise leaves Enter to its form', async () => {
    const { field, drawn } = await draw();
    const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    drawn.addEventListener('click', followed);
    expect(press(field, 'Enter').defaultPrevented).toBe(false);
    press(field, 'ArrowDown');
    expect(press(field, 'Enter').defaultPrevented).toBe(true);
    const link = followed.mock.calls[0]?.[0].target;
    expect(link instanceof HTMLAnchorElement && link.href).toContain('/store/product/6204');
  });

  it('closes its list with Escape, keeping what was typed, and opens it again', async () => {
    const { field, drawn } = await draw();
    press(field, 'Escape');
    expect([options(drawn).length, field.value]).toEqual([0, '620']);
    expect(field.getAttribute('aria-expanded')).toBe('false');
    press(field, 'ArrowDown');
    expect(options(drawn)).toHaveLength(5);
  });

  it('keeps the focus while an option is pressed, and closes the list after it', async () => {
    const { field, drawn } = await draw();
    const pressed = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    fire(options(drawn)[0] as HTMLElement, pressed);
    expect(pressed.defaultPrevented).toBe(true);
    drawn.addEventListener('click', (event) => event.preventDefault());
    click(options(drawn)[0] as HTMLElement);
    expect(options(drawn)).toHaveLength(0);
    expect(document.activeElement).toBe(field);
  });

  it.each([
    ['the index', {}],
    ['the endpoint of a large catalogue', { endpoint: '/search' }],
  ])('offers the team and the store where %s is out of reach', async (_, store) => {
    search.mockRejectedValue(new TypeError('no network'));
    const { field, drawn } = await draw('6294', store);
    expect(drawn.textContent).toContain('productsLost');
    expect(hrefs(drawn)[0]).toBe('https://chat.example/1?text=askAboutText');
    expect(options(drawn)).toHaveLength(2);
    expect(field.value).toBe('6294');
  });

  it('answers once the network is back, without another key', async () => {
    search.mockRejectedValue(new TypeError('no network'));
    const { drawn } = await draw('620');
    expect(drawn.textContent).toContain('productsLost');
    search.mockResolvedValue(found);
    act(() => void dispatchEvent(new Event('online')));
    await settle();
    expect(drawn.textContent).not.toContain('productsLost');
    expect(hrefs(drawn)[0]).toBe('/store/product/6204');
  });

  it('says nothing of a lost network before something is typed', async () => {
    search.mockRejectedValue(new TypeError('no network'));
    const { drawn } = await draw('');
    expect(options(drawn)).toHaveLength(0);
  });

  it('asks an endpoint nothing before there is something to ask', async () => {
    await draw('', { endpoint: '/search' });
    expect(search).not.toHaveBeenCalled();
  });
});
