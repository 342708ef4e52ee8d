import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteData } from '../../generated/types';
import { fire, one, type } from '../../ui/testing/act';
import { hydrate } from '../../ui/testing/hydrate';
import { mount } from '../../ui/testing/mount';
import { settle } from '../../ui/testing/settle';
import { notices } from '../../widgets/notices/noticeStore';
import { SEARCH_ASKED } from '../../widgets/search/searchAsked';
import { Site } from '../../widgets/testing';
import { toggle } from '../early/disclosure';
import { HeaderSearch } from './HeaderSearch';

vi.mock('../../widgets/search/askCatalogue', () => ({
  askCatalogue: () => Promise.reject(new TypeError('no network')),
}));

const header = (search = '/search.json') => (
  <Site site={{ site: { id: 'acme' }, store: { search } } as unknown as SiteData}>
    <HeaderSearch />
  </Site>
);
const box = (part: Element) => one(part, 'input') as HTMLInputElement;

it('[H12] is a form that leads to the listing of all products, without JavaScript too', () => {
  const form = one(mount(header()).container, 'form');
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual([
    '/store/category/all',
    null,
  ]);
  expect(box(form).name).toBe('q');
});

it('leads to the page of the endpoint, where one searches a large catalogue', () => {
  const store = { search: '/search.json', endpoint: '/search' };
  const site = { site: { id: 'acme' }, store } as unknown as SiteData;
  const drawn = mount(
    <Site site={site}>
      <HeaderSearch />
    </Site>,
  ).container;
  expect(one(drawn, 'form').getAttribute('action')).toBe('/search');
});

it('has its field focused when its button opens it, before React too', () => {
  const drawn = mount(header()).container;
  act(() => toggle(one(drawn, '[data-toggle]')));
  expect(document.activeElement).toBe(box(drawn));
});

it('is a combobox before it has the focus, so that it does not become one under the fingers', async () => {
  const { container: drawn } = hydrate(header());
  const attributes = () =>
    ['role', 'aria-expanded', 'aria-autocomplete'].map((name) => box(drawn).getAttribute(name));
  const collapsed = ['combobox', 'false', 'list'];
  expect(attributes()).toEqual(collapsed);
  act(() => box(drawn).focus());
  await settle();
  expect(attributes()).toEqual(collapsed);
});

describe('what the first question waits for', () => {
  const fetching = vi.fn<typeof fetch>();
  beforeEach(() => {
    fetching.mockReset().mockImplementation(() => Promise.resolve(new Response('{}')));
    vi.stubGlobal('fetch', fetching);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is fetched at once when the field gets the focus, and not before', async () => {
    const drawn = mount(header('/own.json')).container;
    expect(fetching).not.toHaveBeenCalled();
    for (const turn of ['focus', 'blur', 'focus'] as const) act(() => box(drawn)[turn]());
    await settle();
    expect(fetching.mock.calls.map(([file]) => file)).toEqual([
      '/own.json',
      expect.stringContaining('searchWorker'),
    ]);
  });

  it('is fetched when its button is pressed, before the click that opens the field', async () => {
    const drawn = mount(header('/pressed.json')).container;
    fire(one(drawn, '[data-toggle]'), new PointerEvent('pointerdown', { bubbles: true }));
    expect(fetching.mock.calls[0]).toEqual(['/pressed.json']);
    expect(document.activeElement).not.toBe(box(drawn));
    await settle();
  });
});

describe('what is typed before suggestions can be shown', () => {
  const fetching = vi.fn<typeof fetch>();
  beforeEach(() => {
    fetching.mockReset().mockImplementation(() => Promise.resolve(new Response('{}')));
    vi.stubGlobal('fetch', fetching);
  });
  afterEach(() => vi.unstubAllGlobals());

  const draw = (store: object) => {
    const site = { site: { id: 'acme' }, store } as unknown as SiteData;
    return mount(
      <Site site={site}>
        <HeaderSearch />
      </Site>,
    ).container;
  };

  it('is asked of an endpoint before suggestions are there, as they ask for it', async () => {
    const drawn = draw({ search: '/search.json', endpoint: '/search' });
    type(box(drawn), '6204 ');
    await vi.dynamicImportSettled();
    expect(fetching.mock.calls).toEqual([['/search.json?q=6204&_size=8&_facets=0']]);
    act(() => box(drawn).focus());
    await settle();
    type(box(drawn), '62041');
    expect(fetching).toHaveBeenCalledOnce();
  });

  it('is asked of nobody where the page searches itself', () => {
    type(box(draw({ search: '/own.json' })), '6204');
    expect(fetching).not.toHaveBeenCalled();
  });
});

describe('without a network', () => {
  const said = () =>
    notices.list.value.filter(({ state }) => state !== 'leaving').map(({ title }) => title);
  beforeEach(() => notices.dismiss('search-lost'));
  afterEach(() => {
    vi.doUnmock('../../widgets/search/Suggestions');
    vi.restoreAllMocks();
  });

  it('what suggests cannot be fetched, and it says so', async () => {
    vi.doMock('../../widgets/search/Suggestions', () => {
      throw new TypeError('no network');
    });
    const drawn = mount(header()).container;
    act(() => box(drawn).focus());
    await settle();
    expect(said()).toEqual(['productsLost']);
  });

  it.each([
    [false, true],
    [true, false],
  ])('its form with a network (%s) stays in the page: %s', (isOnline, stays) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const form = one(mount(header()).container, 'form');
    const event = new Event('submit', { bubbles: true, cancelable: true });
    fire(form, event);
    expect(event.defaultPrevented).toBe(stays);
    expect(said()).toEqual(stays ? ['productsLost'] : []);
  });
});

it('goes to the results, and tells a listing that is open already', async () => {
  const drawn = mount(header()).container;
  act(() => box(drawn).focus());
  await settle();
  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const told = vi.fn<() => void>();
  document.addEventListener('click', followed, { once: true });
  addEventListener(SEARCH_ASKED, told, { once: true });
  box(drawn).value = ' 6204-2RS/C3 ';
  fire(one(drawn, 'form'), new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  const link = followed.mock.calls[0]?.[0].target as HTMLAnchorElement;
  expect(link.getAttribute('href')).toBe('/store/category/all?q=6204-2RS%2FC3');
  expect(told).toHaveBeenCalledOnce();
});

it('is taken over with what was typed before', () => {
  const { container, complaints } = hydrate(header(), (part) => {
    box(part).value = '6204';
    one(part, '[data-toggle]').setAttribute('aria-expanded', 'true');
  });
  expect(complaints).toEqual([]);
  expect(box(container).value).toBe('6204');
});
