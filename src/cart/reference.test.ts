import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newReference, readReference, referenceOf } from './reference';
import { deniedStorage, memoryStorage } from './testing';

const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

describe('a reference', () => {
  it('is two groups of signs that nobody confuses', () => {
    for (let n = 0; n < 100; n += 1)
      expect(newReference()).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
  });

  it('is random, never counted', () => {
    expect(new Set(Array.from({ length: 500 }, newReference)).size).toBe(500);
  });

  it('is read in any case, with any dash or none', () => {
    const reference = newReference();
    for (const written of [
      reference.toLowerCase(),
      reference.replace('-', ''),
      reference.replace('-', ' – '),
      reference.replace('-', '\u2011'),
    ])
      expect(readReference(written)).toEqual({ state: 'right', reference });
  });

  it('that lost or won a character is none', () => {
    for (const text of ['', 'K7MQ', `${newReference()}A`, 'Reference']) {
      expect(readReference(text).state).toBe('none');
    }
  });
});

describe('the check character', () => {
  const places = fc.integer({ min: 0, max: 7 });

  it('finds any single changed character', () => {
    fc.assert(
      fc.property(
        places,
        fc.constantFrom(...SIGNS.split(''), '0', '1', 'O', 'I', 'L'),
        (at, sign) => {
          const signs = newReference().replace('-', '');
          fc.pre(signs[at] !== sign);
          const changed = signs.slice(0, at) + sign + signs.slice(at + 1);
          expect(readReference(changed).state).toBe('changed');
        },
      ),
    );
  });

  it('finds any two characters that have changed places', () => {
    fc.assert(
      fc.property(places, places, (one, other) => {
        const signs = Array.from(newReference().replace('-', ''));
        fc.pre(signs[one] !== signs[other]);
        [signs[one], signs[other]] = [signs[other] ?? '', signs[one] ?? ''];
        expect(readReference(signs.join('')).state).toBe('changed');
      }),
    );
  });
});

describe('the reference of a list', () => {
  it('is kept with it', () => {
    const storage = memoryStorage();
    const reference = referenceOf(storage, 'a-cart-reference');
    expect(referenceOf(storage, 'a-cart-reference')).toBe(reference);
    expect(storage.entries.get('a-cart-reference')).toBe(reference);
  });

  it('replaces an entry that is none', () => {
    const storage = memoryStorage({ r: 'K7MQ-2XP' });
    expect(readReference(referenceOf(storage, 'r')).state).toBe('right');
  });

  it('is there without storage, too', () => {
    expect(readReference(referenceOf(deniedStorage(), 'r')).state).toBe('right');
  });
});
