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

it('fetches the page with the list before anybody asks for it', () => {
  load.mockResolvedValue({});
  keepListAtHand(newCart(), load);
  expect(load.mock.calls).toEqual([['/cart']]);
});

it('waits for the first product where the visitor saves data', () => {
  load.mockResolvedValue({});
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const cart = newCart();
  keepListAtHand(cart, load);
  expect(load).not.toHaveBeenCalled();
  cart.add({ id: 'p-1', name: 'Pump' });
  expect(load).toHaveBeenCalledTimes(1);
});

it('asks again with the next product after it has failed', () => {
  load.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue({});
  const cart = newCart();
  keepListAtHand(cart, load);
  cart.add({ id: 'p-1', name: 'Pump' });
  expect(load).toHaveBeenCalledTimes(2);
});
