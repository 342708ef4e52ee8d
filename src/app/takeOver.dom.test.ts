import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addTo, deniedStorage, memoryStorage } from '../cart/testing';
import type { CartProduct } from '../cart/items';
import { atOnce } from '../cart/atOnce';
import { createCart, type Cart } from '../cart/store';
import type { SiteData } from '../generated/types';
import { notices } from '../widgets/notices/noticeStore';
import type { Added, EarlyState } from './early/earlyState';
import { earlyStateWith } from './early/testing';
import { takeOver } from './takeOver';

const KEY = 'acme-cart';
const site = {
  notices: { duration: 4000, addDuration: 3000, visible: 3 },
  strings: {
    addedToCartTitle: 'Added to cart',
    addedToCart: '{name} has been added to your cart.',
    addedToListTitle: 'Added to inquiry list',
    addedToList: '{name} has been added to your inquiry list.',
    storageLost: 'Your list is lost when you close this tab.',
  },
} as SiteData;
const pump = { id: 'p-1', name: 'Pump' };
const fan = { id: 'p-2', name: 'Fan' };
const add = (product: CartProduct, wording = 'list'): Added => ({
  item: { ...product, quantity: 1 },
  wording,
});

let app: EarlyState;
let cart: Cart;
let storage: ReturnType<typeof memoryStorage>;

beforeEach(() => {
  vi.useFakeTimers();
  app = earlyStateWith();
  vi.stubGlobal('app', app);
  storage = memoryStorage();
  cart = createCart({ storage, key: KEY, turns: atOnce });
});
afterEach(() => {
  for (const { id } of notices.list.peek()) notices.dismiss(id);
  vi.runAllTimers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const said = () => notices.list.peek().map(({ title, text, type }) => [type, title, text]);
const listed = () => cart.getSnapshot().items.map(({ id, quantity }) => [id, quantity]);
const hydrate = () => takeOver(cart, site)();

describe('during hydration', () => {
  it('the cart stays as it is on the screen; adds are applied afterwards', () => {
    const onReady = takeOver(cart, site);
    app.onAdd?.(add(pump));
    app.onAdd?.(add(fan));
    expect([listed(), said(), app.live]).toEqual([[], [], false]);
    expect(app.unstored.map(({ id }) => id)).toEqual(['p-1', 'p-2']);
    onReady();
    expect(listed()).toEqual([
      ['p-1', 1],
      ['p-2', 1],
    ]);
    expect(said()).toHaveLength(2);
  });
});

describe('after hydration', () => {
  it('[N9] [N10] the cart of React handles adds, and announces them in the wording of the button', () => {
    hydrate();
    app.onAdd?.(add(pump, 'cart'));
    app.onAdd?.(add(fan));
    expect(said()).toEqual([
      ['success', 'Added to cart', 'Pump has been added to your cart.'],
      ['success', 'Added to inquiry list', 'Fan has been added to your inquiry list.'],
    ]);
    expect(listed()).toEqual([
      ['p-1', 1],
      ['p-2', 1],
    ]);
  });

  it('an add is announced for 3000 ms, shorter than other notices', () => {
    hydrate();
    app.onAdd?.(add(pump));
    notices.add({ title: 'Other' });
    vi.advanceTimersByTime(3200);
    expect(said()).toEqual([['default', 'Other', undefined]]);
  });

  it('earlier adds are announced, but not applied twice', () => {
    app.added = [add(pump)];
    addTo(cart, pump);
    hydrate();
    expect(said()).toHaveLength(1);
    expect(listed()).toEqual([['p-1', 1]]);
  });

  it('[E21] earlier adds that still wait for their turn are stored, and counted once', () => {
    const shown = [{ ...pump, quantity: 1 }];
    cart = createCart({ storage, key: KEY, turns: atOnce }, { items: shown, stored: true });
    app.unstored = [...shown];
    hydrate();
    expect(listed()).toEqual([['p-1', 1]]);
    expect(storage.getItem(KEY)).toBe(JSON.stringify(shown));
    expect(app.unstored).toEqual([]);
  });

  it('no turn is taken where nothing was added', () => {
    const request = vi.fn<typeof atOnce.request>();
    cart = createCart({ storage, key: KEY, turns: { request } });
    hydrate();
    expect(request).not.toHaveBeenCalled();
  });

  it('changes by another tab meanwhile are in the cart', () => {
    const onReady = takeOver(cart, site);
    app.onAdd?.(add(pump));
    storage.setItem(KEY, JSON.stringify([{ ...fan, quantity: 5 }]));
    onReady();
    expect(listed()).toEqual([
      ['p-2', 5],
      ['p-1', 1],
    ]);
  });
});

describe('[X5] a button pressed before hydration', () => {
  function buttons(count: number): { pressed: string[]; all: HTMLElement[] } {
    const pressed: string[] = [];
    const all = Array.from({ length: count }, (_, n) => {
      const button = document.createElement('button');
      button.addEventListener('click', () => pressed.push(`press ${n}`));
      document.body.append(button);
      return button;
    });
    return { pressed, all };
  }

  it('is clicked again, as often and in the same order, after React has rendered the previous click', async () => {
    const { pressed, all } = buttons(2);
    const [first, second] = all as [HTMLElement, HTMLElement];
    first.addEventListener('click', () => queueMicrotask(() => pressed.push('drawn')));
    app.clicks = [first, first, second];
    for (const button of all) button.dataset['pressed'] = '';
    hydrate();
    await vi.waitFor(() => expect(pressed).toHaveLength(5));
    expect(document.querySelector('[data-pressed]')).toBeNull();
    expect(pressed).toEqual(['press 0', 'drawn', 'press 0', 'drawn', 'press 1']);
    expect(app.clicks).toEqual([]);
  });

  it('is skipped if it has been removed', async () => {
    const { pressed, all } = buttons(1);
    app.clicks = all;
    all[0]?.remove();
    hydrate();
    await Promise.resolve();
    expect(pressed).toEqual([]);
  });

  it('is no longer queued afterwards', () => {
    hydrate();
    expect(app.live).toBe(true);
  });
});

describe('a cart that cannot be stored', () => {
  const lost = ['warning', 'Your list is lost when you close this tab.', undefined];

  it('[I9] is announced once, with the first add', () => {
    cart = createCart({ storage: deniedStorage(), key: KEY, turns: atOnce });
    hydrate();
    expect(said()).toEqual([]);
    app.onAdd?.(add(pump));
    app.onAdd?.(add(fan));
    expect(said().filter(([type]) => type === 'warning')).toEqual([lost]);
    expect(listed()).toHaveLength(2);
  });

  it('is announced once, even if one change is stored and the next fails', () => {
    hydrate();
    for (const full of [true, false, true]) {
      vi.spyOn(storage, 'setItem').mockImplementation(() => {
        if (full) throw new DOMException('full', 'QuotaExceededError');
      });
      app.onAdd?.(add(pump));
      for (const { id } of notices.list.peek()) notices.dismiss(id);
      vi.advanceTimersByTime(1000);
    }
    const told = vi.spyOn(notices, 'add');
    app.onAdd?.(add(fan));
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('is announced at once if the early script has noticed', () => {
    cart = createCart(
      { storage, key: KEY, turns: atOnce },
      { items: [{ ...pump, quantity: 1 }], stored: false },
    );
    hydrate();
    expect(said()).toEqual([lost]);
    expect(listed()).toEqual([['p-1', 1]]);
  });
});
