import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addTo } from '../../cart/testing';
import { click, one } from '../../ui/testing/act';
import { memoryCart } from '../../widgets/testing';
import { answerFrom, open, pump, settle } from './parts/testing';

const offices = [
  { name: 'Oslo', number: '+47 70 00 00 01' },
  { name: 'Bergen', number: '+47 70 00 00 02' },
];
const cart = memoryCart();
addTo(cart, pump);
let container: HTMLElement;

const radios = () => [...container.querySelectorAll<HTMLInputElement>('[type="radio"]')];
const chosen = () => radios().map(({ checked }) => checked);
const sentTo = () =>
  new URL(one(container, 'a[target="_blank"]').getAttribute('href') ?? '').pathname;
const choose = (index: number) => click(radios()[index] ?? container);
const load = async () => ({ container } = await open(cart, { offices }));

beforeEach(() => {
  localStorage.clear();
  answerFrom();
});
afterEach(async () => {
  await settle();
  vi.unstubAllGlobals();
});

describe('[W7] several offices with a chat number', () => {
  it('the list is sent to the first, until the visitor chooses another', async () => {
    await load();
    expect(one(container, 'fieldset legend').textContent).toBe('chooseOffice');
    expect(radios().map(({ labels }) => labels?.[0]?.textContent)).toEqual(['Oslo', 'Bergen']);
    expect([chosen(), sentTo()]).toEqual([[true, false], '/4770000001']);
    choose(1);
    expect([chosen(), sentTo()]).toEqual([[false, true], '/4770000002']);
    expect(container.textContent).toContain('To Bergen');
  });

  it('the choice is remembered', async () => {
    localStorage.setItem('acme-cart-office', '+47 70 00 00 02');
    await load();
    // Another visit: an open page keeps what it has read.
    expect(localStorage.getItem('acme-cart-office')).toBe('+47 70 00 00 02');
    expect(chosen()).toEqual([false, true]);
    choose(0);
    expect(localStorage.getItem('acme-cart-office')).toBe('+47 70 00 00 01');
  });

  it('an office that no longer exists is not chosen', async () => {
    localStorage.setItem('acme-cart-office', '+47 99 99 99 99');
    await load();
    expect(chosen()).toEqual([true, false]);
  });

  it('if storage is denied, the choice lasts for the visit', async () => {
    const denied = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await load();
    choose(1);
    expect(sentTo()).toBe('/4770000002');
    denied.mockRestore();
  });
});

it('[W7] there is no choice with one number', async () => {
  ({ container } = await open(cart));
  expect(container.querySelector('fieldset')).toBeNull();
});
