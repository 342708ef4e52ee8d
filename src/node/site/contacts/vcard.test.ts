import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { parse as parseCard } from 'vcard-parser';
import { describe, expect, it } from 'vitest';
import type { Branch } from '../../../generated/authored';
import { vcardOf } from './vcard';

const site = { name: 'Acme', url: 'https://acme.example' };
const office: Branch = {
  id: 'hq',
  name: 'Head office',
  address: { street: '3 Ropewalk; yard 2', locality: 'Harbour Town', postcode: 'HT1 4QD' },
  country: 'Land',
  phones: [{ number: '+99 12 345 6789', footer: true }],
  email: 'sales@acme.example',
  geo: { latitude: 50.15, longitude: -5.07 },
  hours: [],
};

/** A property as ical.js reads it back. */
function read(card: string, name: string): unknown {
  const parsed = ICAL.parse(card) as unknown as [string, [string, unknown, string, unknown][]];
  const found = parsed[1].find(([property]) => property === name);
  return found?.[3];
}

describe('a vCard', () => {
  it('says how to reach an office', () => {
    const card = vcardOf(office, site);
    expect(read(card, 'fn')).toBe('Acme, Head office');
    expect(read(card, 'tel')).toBe('+99123456789');
    expect(read(card, 'email')).toBe('sales@acme.example');
    expect(read(card, 'adr')).toEqual([
      '',
      '',
      '3 Ropewalk; yard 2',
      'Harbour Town',
      '',
      'HT1 4QD',
      'Land',
    ]);
  });

  it('is read back unchanged, whatever the names contain', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => `x${text}x`);
    fc.assert(
      fc.property(name, name, (one, other) => {
        const card = vcardOf({ ...office, name: one }, { ...site, legalName: other });
        expect(read(card, 'org')).toEqual([other, one].map((text) => text.replace(/\r\n?/g, '\n')));
      }),
    );
  });

  it('is read by another reader alike', () => {
    const name = 'Zürich; Werk 2, „Süd“ 漢字🔧 '.repeat(9).trim();
    // It takes '\\' for two characters, so that none is in these names (findings/vcard-parser-trims-folded-lines.sh).
    const { fn, org, adr, tel, email } = parseCard(vcardOf({ ...office, name }, site));
    expect([fn, org, adr, tel, email].map((all) => all?.[0]?.value)).toEqual([
      `Acme, ${name}`,
      ['Acme', name],
      ['', '', '3 Ropewalk; yard 2', 'Harbour Town', '', 'HT1 4QD', 'Land'],
      '+99123456789',
      'sales@acme.example',
    ]);
  });

  it('has lines of at most 75 bytes that end in CR LF, and no character in two', () => {
    const card = vcardOf({ ...office, name: 'Zürich – Außenstelle 漢字🔧 '.repeat(9) }, site);
    expect(card).not.toMatch(/[^\r]\n/);
    for (const line of card.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\p{Surrogate}/u);
    }
  });
});
