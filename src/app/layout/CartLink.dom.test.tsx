import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '../../cart/store';
import { one } from '../../ui/testing/act';
import { hydrate } from '../../ui/testing/hydrate';
import { mount } from '../../ui/testing/mount';
import { memoryCart, Site } from '../../widgets/testing';
import { drawBadge } from '../early/add';
import { CartLink } from './CartLink';
import { addTo } from '../../cart/testing';

const pump = { id: 'p-1', name: 'Pump' };

describe('the cart icon', () => {
  const words = { cart: 'List', cartWithOne: 'List, 1 item', cartWithCount: 'List, {count} items' };
  let cart: Cart;
  beforeEach(() => {
    cart = memoryCart();
  });
  const icon = () => (
    <Site cart={cart} words={words}>
      <CartLink />
    </Site>
  );

  it('shows the sum of quantities, and nothing for an empty cart', () => {
    const link = one(mount(icon()).container, 'a');
    expect([link.textContent, link.getAttribute('aria-label')]).toEqual(['', 'List']);
    act(() => addTo(cart, pump));
    expect([link.textContent, link.getAttribute('aria-label')]).toEqual(['1', 'List, 1 item']);
    act(() => addTo(cart, pump, 11));
    expect([link.textContent, link.getAttribute('aria-label')]).toEqual(['12', 'List, 12 items']);
  });

  it('names a large sum the way the badge shows it (WCAG 2.5.3)', () => {
    act(() => addTo(cart, pump, 1_000_000_000));
    const link = one(mount(icon()).container, 'a');
    expect(link.textContent).toBe('999+');
    expect(link.getAttribute('aria-label')).toBe('List, 999+ items');
  });

  it.each([0, 1, 12, 1000])('looks the same before and after hydration: %d', (count) => {
    // The HTML is prerendered with an empty cart; the early script then adds the visitor's count.
    const html = renderToString(icon());
    const drawEarly = (container: HTMLElement) => {
      container.innerHTML = html;
      drawBadge(count);
    };
    addTo(cart, pump, count);
    expect(hydrate(icon(), drawEarly).complaints).toEqual([]);
  });
});
