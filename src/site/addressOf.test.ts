import { describe, expect, it } from 'vitest';
import { localOf } from '../node/site/local';
import { addressOf } from './addressOf';

const lisbon = {
  country: 'Portugal',
  address: { street: 'Rua da Boavista 84', locality: 'Lisboa', postcode: '1200-068' },
};

describe('the address of an office', () => {
  it('has the postcode after the town in English, before it elsewhere', () => {
    expect(addressOf(lisbon, localOf('en-GB'))).toBe(
      'Rua da Boavista 84, Lisboa\u00A01200\u2011068, Portugal',
    );
    expect(addressOf(lisbon, localOf('pt-PT'))).toBe(
      'Rua da Boavista 84, 1200\u2011068\u00A0Lisboa, Portugal',
    );
  });

  it('has no line break within a postcode, nor between it and the town', () => {
    const address = { locality: 'Falmouth', postcode: 'TR11 3AA' };
    expect(addressOf({ country: 'Cornwall', address }, undefined)).toBe(
      'Falmouth\u00A0TR11\u00A03AA, Cornwall',
    );
  });

  it('[C20] may do without a country', () => {
    expect(addressOf({ address: { locality: 'Oslo', postcode: '0150' } }, localOf('nb'))).toBe(
      '0150\u00A0Oslo',
    );
  });

  it('skips missing fields without a stray comma', () => {
    expect(addressOf({ country: 'Wales', address: { locality: 'Corris' } }, undefined)).toBe(
      'Corris, Wales',
    );
  });
});
