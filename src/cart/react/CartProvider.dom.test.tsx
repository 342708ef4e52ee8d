import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../ui/testing/mount';
import { storageKey } from '../storage';
import { atOnce } from '../atOnce';
import { createCart } from '../store';
import { CartProvider, useCartState } from './CartProvider';
import { addTo } from '../testing';
import { totalItems, updateQuantity } from '../items';

const KEY = storageKey('acme');
const pump = { id: 'prod-001', name: 'Submersible Pump' };

function Total() {
  return <output>{useCartState(({ items }) => totalItems(items))}</output>;
}

function mountCart() {
  const cart = createCart({ storage: localStorage, key: KEY, turns: atOnce });
  const { container, unmount } = mount(
    <CartProvider cart={cart}>
      <Total />
    </CartProvider>,
  );
  return { cart, unmount, total: () => container.textContent };
}

/** Fires the event of a write by another tab, which comes after the change. */
function writeInOtherTab(key: string | null, value: string | null): void {
  if (key === null) localStorage.clear();
  else if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }),
    );
  });
}

function comeBack(): void {
  act(() => {
    window.dispatchEvent(new Event('pageshow'));
  });
}

beforeEach(() => localStorage.clear());

describe('the cart in React', () => {
  it('[I5] throws outside its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => mount(<Total />)).toThrow(new Error('useCart must be used within a CartProvider'));
  });

  it('rerenders on every change', () => {
    const { cart, total } = mountCart();
    expect(total()).toBe('0');
    act(() => addTo(cart, pump, 2));
    expect(total()).toBe('2');
    act(() => cart.change((now) => updateQuantity(now, pump.id, 7)));
    expect(total()).toBe('7');
    act(() => cart.change(() => []));
    expect(total()).toBe('0');
  });
});

describe('[I10] two tabs', () => {
  it('show the same cart', () => {
    const { total } = mountCart();
    writeInOtherTab(KEY, JSON.stringify([{ ...pump, quantity: 3 }]));
    expect(total()).toBe('3');
    writeInOtherTab(KEY, null);
    expect(total()).toBe('0');
  });

  it('keep what the other has added', () => {
    const { cart } = mountCart();
    writeInOtherTab(KEY, JSON.stringify([{ ...pump, quantity: 3 }]));
    act(() => addTo(cart, pump));
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([{ ...pump, quantity: 4 }]);
  });

  it('are both empty after one has cleared its storage', () => {
    const { cart, total } = mountCart();
    act(() => addTo(cart, pump));
    writeInOtherTab(null, null);
    expect(total()).toBe('0');
  });

  it('ignore other entries and malformed values', () => {
    const { cart, total } = mountCart();
    act(() => addTo(cart, pump));
    writeInOtherTab('other-cart', '[]');
    expect(total()).toBe('1');
    writeInOtherTab(KEY, '{');
    expect(total()).toBe('1');
  });

  it('do not lose the cart when the session storage is cleared', () => {
    const { cart, total } = mountCart();
    act(() => addTo(cart, pump));
    act(() => {
      const event = { key: null, newValue: null, storageArea: sessionStorage };
      window.dispatchEvent(new StorageEvent('storage', event));
    });
    expect(total()).toBe('1');
  });

  it('are in sync again when one returns from the back/forward cache', () => {
    const { total } = mountCart();
    localStorage.setItem(KEY, JSON.stringify([{ ...pump, quantity: 5 }]));
    comeBack();
    expect(total()).toBe('5');
  });

  it('are no longer in sync once the provider is unmounted', () => {
    const { cart, unmount } = mountCart();
    unmount();
    writeInOtherTab(KEY, JSON.stringify([{ ...pump, quantity: 3 }]));
    comeBack();
    expect(totalItems(cart.getSnapshot().items)).toBe(0);
  });
});
