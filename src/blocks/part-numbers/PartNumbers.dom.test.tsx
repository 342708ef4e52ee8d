import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemorySearch } from '../../catalogue/search/memorySearch';
import type { IndexedProduct, SearchRequest } from '../../catalogue/search/searchTypes';
import type { Cart } from '../../cart/store';
import type { SiteData } from '../../generated/types';
import { fire, one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { notices } from '../../widgets/notices/noticeStore';
import { contextWith, memoryCart, Site } from '../../widgets/testing';
import PartNumbers from './PartNumbers';
import { settle } from '../../ui/testing/settle';

const indexed = (id: string, more: Partial<IndexedProduct> = {}): IndexedProduct => ({
  id,
  code: id.toUpperCase(),
  name: id,
  categories: [],
  specifications: [],
  ...more,
});
const products = [
  indexed('p-1', { code: 'SPZ 1250', otherCodes: ['6204-2RS/C3'] }),
  indexed('p-2'),
  indexed('hose', { sizes: [{ id: 'hose-25', code: 'AH 25/S', name: '25 mm' }] }),
  indexed('nord-7', { code: 'K 7' }),
  indexed('kuvani-7', { code: 'K 7' }),
];
const source = { products, categories: [], places: [], synonyms: [], decimal: '.' as const };
const provider = createMemorySearch(source);
const askCatalogue = vi.hoisted(() =>
  vi.fn<(address: string, request: SearchRequest) => Promise<unknown>>(),
);
vi.mock('../../widgets/search/askCatalogue', () => ({ askCatalogue }));

const entry = (name: string) => ({ name, category: 'Pumps', image: '/a.svg' });
const answer = vi.fn<() => Promise<Response>>();
const words = { partsAdded: '{lines} lines, {items} items', partsUnknown: '{count} left' };
let cart: Cart;
let files = 0;

function draw(): HTMLElement {
  files += 1;
  const site = {
    chat: {},
    ask: 'https://chat.example/1?text=Hi.%20',
    notices: { addDuration: 3000 },
    // A folder per test, since lookups are cached by URL.
    store: { catalogue: { base: `/catalogue/${files}`, buckets: 1 }, search: '/search.json' },
  } as unknown as SiteData;
  return mount(
    <Site words={words} site={site} cart={cart}>
      <PartNumbers
        type="part-numbers"
        heading="Paste"
        tone="paper"
        sample={['p-1 x 3', 'P-2']}
        context={contextWith()}
      />
    </Site>,
  ).container;
}
const box = (drawn: Element) => one(drawn, 'textarea') as HTMLTextAreaElement;
async function add(drawn: Element, text: string): Promise<void> {
  box(drawn).value = text;
  fire(one(drawn, 'form'), new Event('submit', { bubbles: true, cancelable: true }));
  await settle();
}
const said = () =>
  notices.list
    .peek()
    .flatMap(({ title, text, state }) => (state === 'leaving' ? [] : [[title, text]]));
const listed = () => cart.getSnapshot().items.map(({ id, name, quantity }) => [id, name, quantity]);
const status = (drawn: Element) => one(drawn, '[role="status"]').textContent;

beforeEach(() => {
  cart = memoryCart();
  vi.stubGlobal('fetch', answer);
  answer.mockImplementation(() =>
    Promise.resolve(
      Response.json({
        'p-1': entry('Pump'),
        'p-2': entry('Fan'),
        'hose-25': entry('Hose, 25 mm'),
      }),
    ),
  );
  askCatalogue.mockReset().mockImplementation((_, request) => provider.search(request));
});
afterEach(() => {
  for (const { id } of notices.list.peek()) notices.dismiss(id);
  vi.unstubAllGlobals();
});

describe('pasted part numbers', () => {
  it('have their format shown as a placeholder', () => {
    expect(box(draw()).placeholder).toBe('p-1 x 3\nP-2');
  });

  it('are added in one change with one notice', async () => {
    const changes = vi.fn<() => void>();
    cart.subscribe(changes);
    changes.mockClear();
    const drawn = draw();
    await add(drawn, 'p-1 x 3\nP-2, 2\np-1');
    expect(listed()).toEqual([
      ['p-1', 'Pump', 4],
      ['p-2', 'Fan', 2],
    ]);
    expect(changes).toHaveBeenCalledTimes(1);
    expect(said()).toEqual([['addedToListTitle', '2 lines, 6 items']]);
    expect([box(drawn).value, status(drawn)]).toEqual(['', '']);
  });

  it('stay in the box if unknown, and can be sent as they are', async () => {
    const drawn = draw();
    await add(drawn, 'p-1\n p-9 x 4 \nwhat about <b>this</b>?');
    expect(listed()).toEqual([['p-1', 'Pump', 1]]);
    expect(box(drawn).value).toBe(' p-9 x 4 \nwhat about <b>this</b>?');
    expect(status(drawn)).toBe('2 left');
    expect([...drawn.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
      ' p-9 x 4 ',
      'what about <b>this</b>?',
    ]);
    expect(one(drawn, 'a').getAttribute('href')).toContain(encodeURIComponent(' p-9 x 4 \nwhat'));
    await add(drawn, 'p-2');
    expect(drawn.querySelector('li')).toBeNull();
  });

  it('[L32] are known by their codes as printed, those of makers and of sizes', async () => {
    const drawn = draw();
    await add(drawn, 'SPZ 1250\n4 x spz1250\n6204-2RS/C3, 2\nAH 25/S 3\n2\tAH25S');
    expect(listed()).toEqual([
      ['p-1', 'Pump', 7],
      ['hose-25', 'Hose, 25 mm', 5],
    ]);
    expect([box(drawn).value, status(drawn)]).toEqual(['', '']);
  });

  it('[L32] stay in the box if several products have the code, or a size has to be chosen', async () => {
    const drawn = draw();
    await add(drawn, 'K 7 x 2\nHOSE S');
    expect(listed()).toEqual([]);
    expect(box(drawn).value).toBe('K 7 x 2\nHOSE S');
  });

  it('all stay if the search is out of reach', async () => {
    askCatalogue.mockRejectedValue(new TypeError('no network'));
    const drawn = draw();
    await add(drawn, 'p-1\nSPZ 1250');
    expect([listed(), status(drawn)]).toEqual([[], 'partsLost']);
    expect(box(drawn).value).toBe('p-1\nSPZ 1250');
  });

  it('ask no search where all are known by their ids', async () => {
    await add(draw(), 'p-1\np-2 x 3');
    expect(askCatalogue).not.toHaveBeenCalled();
  });

  it('are not offered to a chat that would cut them off', async () => {
    const drawn = draw();
    await add(drawn, Array.from({ length: 200 }, (_, n) => `zz-${n} x 4`).join('\n'));
    expect(drawn.querySelector('a')).toBeNull();
    expect(box(drawn).value.split('\n')).toHaveLength(200);
  });

  it('all stay if the network fails', async () => {
    answer.mockImplementation(() => Promise.reject(new TypeError('no network')));
    const drawn = draw();
    await add(drawn, 'p-1\np-2');
    expect([listed(), said(), status(drawn)]).toEqual([[], [], 'partsLost']);
    expect(box(drawn).value).toBe('p-1\np-2');
  });

  it('are required', async () => {
    const drawn = draw();
    await add(drawn, ' \n');
    expect(status(drawn)).toBe('partsNone');
    expect(said()).toEqual([]);
  });
});
