import { act } from 'react';
import { expect, it } from 'vitest';
import { hydrate } from '../../ui/testing/hydrate';
import { memoryCart, Site } from '../testing';
import { InYourList } from './InYourList';
import { addTo } from '../../cart/testing';
import { removeItem } from '../../cart/items';

it('shows how many are in the cart after hydration, and follows the cart', () => {
  const cart = memoryCart();
  addTo(cart, { id: 'p-1', name: 'Pump' }, 2);
  const { container, html, complaints } = hydrate(
    <Site cart={cart} words={{ inYourList: 'listed: {count}' }}>
      <InYourList id="p-1" />
    </Site>,
  );
  expect([html, complaints]).toEqual(['', []]);
  expect(container.textContent).toBe('listed: 2');
  act(() => addTo(cart, { id: 'p-1', name: 'Pump' }));
  expect(container.textContent).toBe('listed: 3');
  act(() => cart.change((now) => removeItem(now, 'p-1')));
  expect(container.textContent).toBe('');
});
