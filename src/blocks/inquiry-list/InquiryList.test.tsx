// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '../../cart/store';
import { inquiryTexts } from '../../cart/testing';
import { click, fire, one, type } from '../../ui/testing/act';
import { hydrate } from '../../ui/testing/hydrate';
import { mount } from '../../ui/testing/mount';
import { contextWith, memoryCart, Site } from '../../widgets/testing';
import InquiryList from './InquiryList';

const pump = { id: 'p-1', name: 'Pump', image: '/pump.svg', category: 'Pumps' };
const fan = { id: 'p-2', name: 'Fan' };

const site = {
  chat: { number: '+263 00 000', service: 'https://wa.me/', greeting: 'Hello Acme,', message: '' },
  inquiry: {
    ...inquiryTexts,
    opening: 'These:',
    line: '• {name} ({quantity})',
    closing: 'How much?',
  },
};
const words = {
  selectedItems: 'Selected Items ({n})',
  remove: 'Remove {name}',
  quantity: 'Quantity',
};

let cart: Cart;
let container: HTMLElement;
const list = () => (
  <Site cart={cart} site={site} words={words}>
    <InquiryList type="inquiry-list" context={contextWith()} />
  </Site>
);
const headings = () => [...container.querySelectorAll('h2')].map((heading) => heading.textContent);
const sums = () => [...container.querySelectorAll('dl dd')].map((sum) => sum.textContent);
const send = () => one(container, 'a[target="_blank"]').getAttribute('href') ?? '';

beforeEach(() => {
  cart = memoryCart();
  cart.add(pump, 2);
  cart.add(fan);
  ({ container } = mount(list()));
});

describe('an empty list', () => {
  it('says so and leads to the store', () => {
    act(() => cart.clear());
    expect(headings()).toEqual(['listEmpty']);
    expect(one(container, 'a').getAttribute('href')).toBe('/store');
  });
});

describe('a list', () => {
  it('counts pieces in its heading, pieces and products beside it (spec R8)', () => {
    expect(headings()).toEqual(['Selected Items (3)', 'inquirySummary']);
    expect(sums()).toEqual(['3', '2']);
  });

  it('shows of each product what is known of it, and leads back to it', () => {
    const [first, second] = container.querySelectorAll('li');
    expect(first?.textContent).toContain('Pumps');
    expect(first?.querySelector('img')?.getAttribute('src')).toBe('/pump.svg');
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('/store/product/p-1');
    expect(second?.querySelector('img')).toBeNull();
  });

  it('changes with its steppers', () => {
    click(one(container, '[aria-label="Quantity: Fan"] [aria-label="increase"]'));
    expect(sums()).toEqual(['4', '2']);
    const field = one(container, 'input[aria-label="Quantity: Pump"]');
    type(field, '10');
    fire(field, new FocusEvent('focusout', { bubbles: true }));
    expect(cart.items.peek().map(({ quantity }) => quantity)).toEqual([10, 2]);
  });

  it('loses only the line whose button is pressed', () => {
    click(one(container, '[aria-label="Remove Pump"]'));
    expect(cart.items.peek().map(({ id }) => id)).toEqual(['p-2']);
    expect(headings()[0]).toBe('Selected Items (1)');
  });

  it('is handed over as it stands, in a new tab that cannot reach back', () => {
    expect(one(container, 'a[target="_blank"]').getAttribute('rel')).toBe('noopener');
    const { origin, pathname, searchParams } = new URL(send());
    expect(origin + pathname).toBe('https://wa.me/26300000');
    expect(searchParams.get('text')).toBe(
      'Hello Acme,\n\nThese:\n• Pump (2)\n• Fan (1)\n\nHow much?',
    );
    act(() => cart.remove('p-1'));
    expect(new URL(send()).searchParams.get('text')).not.toContain('Pump');
  });
});

it('is taken over from the HTML, which cannot know it, without a word', () => {
  const hydrated = hydrate(list());
  expect(hydrated.html).not.toContain('Pump');
  expect(hydrated.complaints).toEqual([]);
  expect(hydrated.container.textContent).toContain('Pump');
});
