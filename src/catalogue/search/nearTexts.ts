import { distanceFrom } from './editDistance';

/** Texts by what tells at once that another is far from them. */
export interface NearTexts {
  texts: readonly string[];
  /** Their places, by their length. */
  byLength: ReadonlyMap<number, readonly number[]>;
  /** One bit for each letter, and some for digits, that is in a text. */
  signs: Uint32Array;
}

/** Texts that are asked for with slips, which most questions have none of: prepared with the first that needs them. */
export function prepareNear(readTexts: () => readonly string[]): () => NearTexts {
  let prepared: NearTexts | undefined;
  return () => (prepared ??= byLengthOf(readTexts()));
}

/** Empty texts are never found. */
function byLengthOf(texts: readonly string[]): NearTexts {
  const byLength = new Map<number, number[]>();
  for (const [place, { length }] of texts.entries()) {
    if (length === 0) continue;
    const alike = byLength.get(length);
    if (alike) alike.push(place);
    else byLength.set(length, [place]);
  }
  return { texts, byLength, signs: Uint32Array.from(texts, signsOf) };
}

/** Calls back with the place and the distance of each text that is at most so far from `wanted`. */
export function eachNear(
  { texts, byLength, signs }: NearTexts,
  wanted: string,
  most: number,
  found: (place: number, distance: number) => void,
): void {
  const own = signsOf(wanted);
  const distanceTo = distanceFrom(wanted);
  for (let length = Math.max(1, wanted.length - most); length <= wanted.length + most; length += 1)
    for (const place of byLength.get(length) ?? []) {
      // A changed letter takes one sign away and adds another.
      if (bits(own ^ (signs[place] ?? 0)) > 2 * most) continue;
      const distance = distanceTo(texts[place] ?? '', most);
      if (distance <= most) found(place, distance);
    }
}

function signsOf(text: string): number {
  let signs = 0;
  for (let at = 0; at < text.length; at += 1) signs |= 1 << (text.charCodeAt(at) % 32);
  return signs;
}

/** The number of bits that are set. */
export function bits(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
