import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EmbedSite } from '../data';
import { keptRecipient, withNumber } from './recipient';

const site = {
  chat: { number: '+47 70 00 00 01' },
  numbers: { oslo: '+47 70 00 00 01', bergen: '+47 70 00 00 02' },
} as unknown as EmbedSite;

const numberFor = (...asked: Parameters<typeof withNumber>) => withNumber(...asked).chat?.number;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('[E26] the list is sent', () => {
  it('to the company, unless something else is asked for', () => {
    expect(numberFor(site, {})).toBe('+47 70 00 00 01');
    expect(numberFor(site, { branch: 'closed' })).toBe('+47 70 00 00 01');
  });

  it('to an office, or to a number of the page', () => {
    expect(numberFor(site, { branch: 'bergen' })).toBe('+47 70 00 00 02');
    expect(numberFor(site, { branch: 'bergen', number: '+47 99' })).toBe('+47 99');
  });

  it('by e-mail where the company has no chat', () => {
    const { chat: _, ...rest } = site;
    expect(withNumber(rest, { branch: 'bergen', number: '+47 99' })).toEqual(rest);
  });

  it('to the office that the visitor has chosen on the site, while it exists', () => {
    expect(keptRecipient(site, 'acme-cart').number).toBeUndefined();
    localStorage.setItem('acme-cart-office', '+47 70 00 00 02');
    expect(keptRecipient(site, 'acme-cart').number).toBe('+47 70 00 00 02');
    localStorage.setItem('acme-cart-office', '+47 70 00 00 03');
    expect(keptRecipient(site, 'acme-cart').number).toBeUndefined();
  });

  it('to the company where storage is denied', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(keptRecipient(site, 'acme-cart')).toEqual({});
  });
});
