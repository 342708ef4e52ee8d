import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readReference } from '../../cart/reference';
import type { Cart } from '../../cart/store';
import { addTo } from '../../cart/testing';
import type { Inquiry } from '../../generated/types';
import { click, one, type } from '../../ui/testing/act';
import { memoryCart } from '../../widgets/testing';
import { answerFrom, fan, open, pump, settle } from './parts/testing';

const inquiry: Partial<Inquiry> = {
  unitLine: '• {name} (Quantity: {quantity} × {unit})',
  reference: 'Reference: {reference}',
  link: 'The list: {link}',
  about: {
    title: 'About you',
    name: 'Name',
    company: 'Company',
    town: 'Town',
    purpose: 'For',
    keep: 'Keep this',
  },
};

let cart: Cart;
let container: HTMLElement;
const message = () =>
  new URL(one(container, 'a[target="_blank"]').getAttribute('href') ?? '').searchParams.get(
    'text',
  ) ?? '';
const reference = () => /Reference: (.+)/.exec(message())?.[1];
const field = (label: string) => {
  const found = [...container.querySelectorAll('label')].find(
    ({ textContent }) => textContent === label,
  );
  return found?.control as HTMLInputElement;
};
let leave = () => {};
/** Leaves the page, if it is open, and opens it again. */
const draw = async () => {
  leave();
  ({ container, unmount: leave } = await open(cart, { inquiry }));
};

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  answerFrom();
  cart = memoryCart();
  addTo(cart, pump, 2);
  await draw();
});
afterEach(async () => {
  await settle();
  vi.unstubAllGlobals();
});

describe('the reference', () => {
  it('is kept with the list, however often it is sent or changed', async () => {
    const first = reference() ?? '';
    expect(readReference(first).state).toBe('right');
    act(() => addTo(cart, fan));
    expect(reference()).toBe(first);
    await draw();
    expect(reference()).toBe(first);
  });

  it('ends with the list, but comes back if that does', () => {
    const first = reference();
    act(() => cart.change(() => []));
    expect(localStorage.getItem('acme-cart-reference')).toBeNull();
    act(() => addTo(cart, pump));
    expect(reference()).toBe(first);
  });

  it('of the next list is another', async () => {
    const first = reference();
    act(() => cart.change(() => []));
    await draw();
    act(() => addTo(cart, pump));
    expect(reference()).not.toBe(first);
  });
});

it('links to the list, with codes and quantities', () => {
  expect(message()).toMatch(/\nThe list: http\S+\/cart\?items=p-1:2$/);
});

describe('what visitors say about themselves', () => {
  it('is optional, and sent with the list', () => {
    expect(message()).not.toContain('Name:');
    type(field('Name'), 'T. Moyo');
    type(field('For'), 'a cold room');
    expect(message()).toContain('\n\nName: T. Moyo\nFor: a cold room\n\n');
  });

  it('is kept until the tab is closed, and longer only if they say so', async () => {
    type(field('Town'), 'Gweru');
    expect(localStorage.getItem('acme-cart-about')).toBeNull();
    await draw();
    expect(field('Town').value).toBe('Gweru');
    click(field('Keep this'));
    expect(localStorage.getItem('acme-cart-about')).toBe('{"town":"Gweru"}');
    expect(sessionStorage.getItem('acme-cart-about')).toBeNull();
    click(field('Keep this'));
    expect(localStorage.getItem('acme-cart-about')).toBeNull();
    expect(field('Town').value).toBe('Gweru');
  });
});

describe('a list in several units', () => {
  beforeEach(async () => {
    answerFrom({
      'p-1': { name: 'Pump', category: '', image: '', unit: 'pair' },
      'p-2': { name: 'Fan', category: '', image: '' },
    });
    leave();
    addTo(cart, fan, 3);
    await draw();
  });

  it('has no common total, on paper neither', () => {
    expect(container.querySelector('dl dd')?.textContent).toBe('3 + 2 × pair');
    expect(one(container, '[data-print-sheet] tfoot').textContent).toBe('totalItems3 + 2 × pair');
  });

  it('has its units without a network, too, once it has been seen', async () => {
    answerFrom(new Error('offline'));
    await draw();
    expect(container.querySelector('dl dd')?.textContent).toBe('3 + 2 × pair');
    expect(message()).toContain('• Pump (Quantity: 2 × pair)');
  });

  it.each(['{', '7', 'null', '{"p-1":{"unit":7}}'])(
    'has none of stored units that say %s',
    async (stored) => {
      answerFrom(new Error('offline'));
      localStorage.setItem('acme-cart-units', stored);
      await draw();
      expect(container.querySelector('dl dd')?.textContent).toBe('5');
    },
  );

  it('says what a message leaves out to be short enough', () => {
    const said = new Set<string | undefined>();
    for (let length = 1300; length < 1700; length += 15) {
      type(one(container, 'textarea'), 'x'.repeat(length));
      said.add(/leftOut.*?(?=send)/.exec(container.textContent ?? '')?.[0]);
    }
    expect([...said]).toEqual([
      undefined,
      'leftOutDetails linkHasAll',
      'leftOutDetails leftOutLink',
    ]);
  });
});
