import { createNote } from './note';
import type { CartStorage } from './storage';

/**
 * Digits and capitals without those that people confuse (0, 1, I, L, O). There are 31: with a prime number of signs, a
 * check character finds every changed character and every swap of two.
 */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Random signs before the check character: 31^7, so that two lists of one company hardly ever share a reference. */
const RANDOM_SIGNS = 7;
/** In the middle, for people who read it out: 'K7MQ-2XP4'. */
const GROUP_LENGTH = 4;

/** The storage key of the list's reference, derived from that of the cart. */
export function referenceKey(cartKey: string): string {
  return `${cartKey}-reference`;
}

/** A new reference for a list: random, so that it says nothing about how many lists there are. */
export function newReference(): string {
  const random = crypto.getRandomValues(new Uint32Array(RANDOM_SIGNS));
  const signs = Array.from(random, (number) => SIGNS[number % SIGNS.length]).join('');
  return inGroups(signs + checkSign(signs));
}

/** What a text says as a reference. */
export type ReferenceReading =
  | { state: 'right'; reference: string }
  | { state: 'changed' | 'none'; reference: undefined };

/**
 * Reads a reference, in any case and with any dash or blank between its groups. 'changed': it has the form of one, but
 * its check character says that a character is not what it was.
 */
export function readReference(text: string): ReferenceReading {
  const signs = text.toUpperCase().replace(/[\s\p{Pd}\u2212]/gu, '');
  if (!/^[A-Z0-9]+$/.test(signs) || signs.length !== RANDOM_SIGNS + 1)
    return { state: 'none', reference: undefined };
  const random = signs.slice(0, RANDOM_SIGNS);
  return Array.from(signs).every((sign) => SIGNS.includes(sign)) &&
    checkSign(random) === signs.at(-1)
    ? { state: 'right', reference: inGroups(signs) }
    : { state: 'changed', reference: undefined };
}

/** The reference of the list that is stored, or else a new one, which is stored with it. */
export function referenceOf(storage: CartStorage | undefined, key: string): string {
  const note = createNote(storage, key);
  const { state } = readReference(note.getSnapshot());
  if (state !== 'right') note.set(newReference());
  return note.getSnapshot();
}

const inGroups = (signs: string) => `${signs.slice(0, GROUP_LENGTH)}-${signs.slice(GROUP_LENGTH)}`;

/** The sign that makes the weighted sum of all a multiple of 31 (as ISBN-10 does with 11). */
function checkSign(signs: string): string {
  const sum = Array.from(signs).reduce(
    (all, sign, index) => all + (index + 2) * SIGNS.indexOf(sign),
    0,
  );
  return SIGNS[(SIGNS.length - (sum % SIGNS.length)) % SIGNS.length] ?? '';
}
