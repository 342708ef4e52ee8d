import { afterEach, expect, it, vi } from 'vitest';
import { atOnce } from '../../../cart/atOnce';
import { createCart } from '../../../cart/store';
import { prefetchCart } from './prefetchCart';
import { addTo } from '../../../cart/testing';

const load = vi.fn<() => Promise<unknown>>();
const newCart = () => createCart({ storage: undefined, key: '', turns: atOnce });

afterEach(() => {
  load.mockReset();
  vi.unstubAllGlobals();
});

it('prefetches the inquiry page at once', () => {
  load.mockResolvedValue({});
  prefetchCart(newCart(), load);
  expect(load).toHaveBeenCalledTimes(1);
});

it('prefetches it with the first product under Save-Data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  load.mockResolvedValue({});
  const cart = newCart();
  prefetchCart(cart, load);
  expect(load).not.toHaveBeenCalled();
  addTo(cart, { id: 'p-1', name: 'Pump' });
  expect(load).toHaveBeenCalledTimes(1);
});

it('prefetches it at once for a cart of an earlier visit', () => {
  load.mockResolvedValue({});
  const cart = newCart();
  addTo(cart, { id: 'p-1', name: 'Pump' });
  prefetchCart(cart, load);
  expect(load).toHaveBeenCalledTimes(1);
});

it('retries with the next product after a failure', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  load.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue({});
  const cart = newCart();
  prefetchCart(cart, load);
  addTo(cart, { id: 'p-1', name: 'Pump' });
  addTo(cart, { id: 'p-2', name: 'Fan' });
  expect(load).toHaveBeenCalledTimes(2);
});
