import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cart } from '../../cart/store';
import { click, fire, one, type } from '../../ui/testing/act';
import { hydrate } from '../../ui/testing/hydrate';
import { memoryCart } from '../../widgets/testing';
import { notices } from '../../widgets/notices/noticeStore';
import { answerFrom, fan, list, open, pump, settle } from './parts/testing';
import { addTo } from '../../cart/testing';
import { removeItem } from '../../cart/items';

let cart: Cart;
let container: HTMLElement;
const headings = () => [...container.querySelectorAll('h2')].map((heading) => heading.textContent);
const sums = () => [...container.querySelectorAll('dl dd')].map((sum) => sum.textContent);
const send = () => one(container, 'a[target="_blank"]').getAttribute('href') ?? '';
const message = () => new URL(send()).searchParams.get('text') ?? '';
const listed = () => cart.getSnapshot().items.map(({ id, quantity }) => [id, quantity]);
const button = (name: string) =>
  [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const press = (name: string) => click(button(name) ?? one(container, `button[name="${name}"]`));
const undo = () => act(() => notices.list.peek().at(-1)?.action?.onClick?.());

beforeEach(async () => {
  localStorage.clear();
  answerFrom();
  cart = memoryCart();
  addTo(cart, pump, 2);
  addTo(cart, fan);
  ({ container } = await open(cart));
});
afterEach(async () => {
  await settle();
  for (const { id } of notices.list.peek()) notices.dismiss(id);
  vi.unstubAllGlobals();
});

describe('an empty list', () => {
  it('[I12] says so and leads to the store, or to someone who can help', () => {
    act(() => cart.change(() => []));
    expect(headings()).toEqual(['listEmpty']);
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/store', '/contact']);
  });
});

describe('a list', () => {
  it('[I13] [I16] counts pieces in its heading, pieces and products in its summary', () => {
    expect(headings()).toEqual(['Selected Items (3)', 'inquirySummary']);
    expect(sums()).toEqual(['3', '2']);
  });

  it('[I14] shows current catalogue data of each product, and links to it', () => {
    const [first, second] = container.querySelectorAll('li');
    expect(first?.textContent).toContain('p-1Pumps');
    expect(first?.querySelector('img')?.getAttribute('src')).toBe('/pump-2.svg');
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('/store/product/p-1');
    expect(second?.querySelector('img')?.getAttribute('src')).toBe('/fan.svg');
  });

  it('[I17] changes with its steppers, and announces the new total', () => {
    const status = () => container.querySelector('p[role="status"]')?.textContent;
    expect(status()).toBe('');
    click(one(container, '[aria-label="Quantity: Fan"] [aria-label="increase"]'));
    expect(sums()).toEqual(['4', '2']);
    const field = one(container, 'input[aria-label="Quantity: Pump"]');
    type(field, '10');
    fire(field, new FocusEvent('focusout', { bubbles: true }));
    expect(listed()).toEqual([
      ['p-1', 10],
      ['p-2', 2],
    ]);
    expect(status()).toBe('12 items');
  });

  it('[W1] is sent unchanged, in a new tab with noopener', () => {
    expect(one(container, 'a[target="_blank"]').getAttribute('rel')).toBe('noopener');
    const { origin, pathname } = new URL(send());
    expect(origin + pathname).toBe('https://wa.me/26300000');
    expect(message()).toMatch(/^Hello Acme,\n\nI'm .*:\n• Pump \(Quantity: 2\)\n• Fan \(Q/);
    act(() => cart.change((now) => removeItem(now, 'p-1')));
    expect(message()).not.toContain('Pump');
  });

  it('names the office that the message goes to', () => {
    expect(container.textContent).toContain('To Head office, +263\u00A000\u00A0000.');
  });

  it('can be sent by the contact form, too', () => {
    expect(one(container, 'a[href="/contact?list=1"]').textContent).toBe('sendByForm');
  });
});

describe('a note', () => {
  it('is stored and sent with the list', async () => {
    type(one(container, 'textarea'), 'By March');
    expect(localStorage.getItem('acme-cart-note')).toBe('By March');
    expect(message()).toContain('\n\nNote: By March\n\n');
    ({ container } = await open(cart));
    expect(container.querySelector('textarea')?.value).toBe('By March');
  });

  it('follows what another tab writes', () => {
    localStorage.setItem('acme-cart-note', 'In June');
    fire(window, new StorageEvent('storage', { key: 'acme-cart-note' }));
    expect(container.querySelector('textarea')?.value).toBe('In June');
  });
});

describe('removing', () => {
  it('removes only the line of its button; Undo restores it in its position', () => {
    click(one(container, '[aria-label="Remove Pump"]'));
    expect(listed()).toEqual([['p-2', 1]]);
    expect(headings()[0]).toBe('Selected Items (1)');
    expect(notices.list.peek().at(-1)?.title).toBe('Pump is gone');
    act(() => addTo(cart, { id: 'p-3', name: 'New' }));
    undo();
    expect(listed()).toEqual([
      ['p-1', 2],
      ['p-2', 1],
      ['p-3', 1],
    ]);
  });

  it('moves focus to the next line, or to the heading after the last', async () => {
    one(container, '[aria-label="Remove Pump"]').focus();
    click(one(container, '[aria-label="Remove Pump"]'));
    expect(document.activeElement).toBe(one(container, '[aria-label="Remove Fan"]'));
    click(one(container, '[aria-label="Remove Fan"]'));
    await settle();
    expect(document.activeElement?.textContent).toBe('listEmpty');
  });

  it.each([
    ['the notice', undo],
    ['the page', () => press('bringBack')],
  ])('all of it is undone in %s, the note too', (_, bringBack) => {
    type(one(container, 'textarea'), 'By March');
    press('clearList');
    expect([listed(), localStorage.getItem('acme-cart-note')]).toEqual([[], null]);
    bringBack();
    expect(sums()).toEqual(['3', '2']);
    expect(container.querySelector('textarea')?.value).toBe('By March');
    act(() => cart.change(() => []));
    expect(button('bringBack')).toBeUndefined();
  });
});

describe('a product that has left the catalogue', () => {
  beforeEach(async () => {
    answerFrom({ 'p-2': { name: 'Fan', category: '', image: '' } });
    ({ container } = await open(cart));
  });

  it('stays on the list, marked, without a link to its page', () => {
    const [first, second] = container.querySelectorAll('li');
    expect(first?.textContent).toContain('lineGone');
    expect(first?.querySelector('a')).toBeNull();
    expect(second?.textContent).not.toContain('lineGone');
  });

  it('is still sent, with its code', () => {
    expect(message()).toContain('• Pump [P-1] (Quantity: 2)\n• Fan (Quantity: 1)');
  });
});

it('is not marked if the catalogue cannot be reached', async () => {
  answerFrom(new TypeError('no network'));
  ({ container } = await open(cart));
  expect(container.textContent).not.toContain('lineGone');
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/pump.svg');
  expect(message()).toContain('• Pump (Quantity: 2)');
});

it('sends names without the soft hyphens that tiles need', async () => {
  act(() => addTo(cart, { id: 'p-3', name: 'Magnet\u00ADkobling' }));
  expect(message()).toContain('• Magnetkobling (Quantity: 1)');
});

it('[L25] shows the unit that a product is sold in, on paper too', async () => {
  answerFrom({ 'p-1': { name: 'Pump', category: 'Pumps', image: '', unit: 'pair' } });
  ({ container } = await open(cart));
  expect(container.querySelector('li')?.textContent).toContain('p-1Pumps · pair');
  expect(one(container, '[data-print-sheet]').textContent).toContain('p-1Pump2 pair');
});

it('[S20] is updated from the catalogue when the network is back', async () => {
  answerFrom(new TypeError('no network'));
  ({ container } = await open(cart));
  answerFrom();
  act(() => void dispatchEvent(new Event('online')));
  await settle();
  await settle();
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/pump-2.svg');
});

it('[X9] is printed with codes, quantities, date, company and note', () => {
  type(one(container, 'textarea'), 'By March');
  const sheet = one(container, '[data-print-sheet]').textContent;
  for (const text of ['Acme', 'Town, Land', 'p-1Pump2', 'p-2Fan1', 'totalItems3', 'By March'])
    expect(sheet).toContain(text);
  expect(sheet).toContain(new Date().toLocaleDateString('en-GB', { dateStyle: 'long' }));
});

it('[X6] hydrates without a warning from HTML that cannot know the list, and replaces what early.ts has shown', async () => {
  const hydrated = hydrate(list(cart), (page) => one(page, '[data-early]').append('2 × Pump'));
  expect(hydrated.container.querySelector('[data-early]')).toBeNull();
  await settle();
  expect(hydrated.html).not.toContain('Pump');
  expect(hydrated.complaints).toEqual([]);
  expect(hydrated.container.textContent).toContain('Pump');
});
