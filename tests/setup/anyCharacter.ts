import { integer } from 'fast-check';

const SURROGATES = { from: 0xd800, count: 0x800 };

/**
 * Any character of Unicode, as a unit of `fc.string`. It is what fast-check calls 'binary', for which it makes a table
 * of a million entries in every process: a second, and more for every garbage collection after that.
 */
export const anyCharacter = integer({ min: 0, max: 0x10ffff - SURROGATES.count }).map(
  characterAt,
  placeOf,
);

function characterAt(place: number): string {
  return String.fromCodePoint(place < SURROGATES.from ? place : place + SURROGATES.count);
}

/** Without this, fast-check would leave out the names that break objects, such as '__proto__'. */
function placeOf(character: unknown): number {
  const code = typeof character === 'string' ? (character.codePointAt(0) ?? 0) : -1;
  const place = code < SURROGATES.from ? code : code - SURROGATES.count;
  if (place < 0 || characterAt(place) !== character) throw new Error('This is not one character.');
  return place;
}
