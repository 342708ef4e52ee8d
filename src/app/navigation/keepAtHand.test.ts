// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createCart } from '../../cart/store';
import { keepListAtHand } from './keepAtHand';

const load = vi.fn<(path: string) => Promise<unknown>>();
const newCart = () => createCart({ storage: undefined, key: '', initial: [] });

afterEach(() => {
  load.mockReset();
  vi.unstubAllGlobals();
});

it('prefetches the inquiry page', () => {
  load.mockResolvedValue({});
  keepListAtHand(newCart(), load);
  expect(load.mock.calls).toEqual([['/cart']]);
});

it('waits for the first product under Save-Data', () => {
  load.mockResolvedValue({});
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const cart = newCart();
  keepListAtHand(cart, load);
  expect(load).not.toHaveBeenCalled();
  cart.add({ id: 'p-1', name: 'Pump' });
  expect(load).toHaveBeenCalledTimes(1);
});

it('retries with the next product after a failure', () => {
  load.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue({});
  const cart = newCart();
  keepListAtHand(cart, load);
  cart.add({ id: 'p-1', name: 'Pump' });
  expect(load).toHaveBeenCalledTimes(2);
});
