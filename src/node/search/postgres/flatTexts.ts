/**
 * Many short texts as one, each on a line of its own: a million take a fraction of the memory of as many strings, and are
 * searched for a part in some ten milliseconds.
 */
export interface FlatTexts {
  count: number;
  at: (place: number) => string;
  /** Places of those that have a part, in their order, no more than so many. */
  holding: (part: string, most: number) => number[];
  /** Places of those that begin so. */
  beginningWith: (part: string, most: number) => number[];
}

/**
 * Puts texts together.
 * @param lines Texts without line breaks, with one between two of them; in several pieces, as they came.
 * @param count The number of texts.
 */
export function flatTexts(lines: readonly string[], count: number): FlatTexts {
  const all = ['', ...lines, ''].join('\n');
  /** Where each text begins, and behind the last. */
  const starts = new Uint32Array(count + 1);
  for (let place = 0; place <= count; place += 1)
    starts[place] = place === 0 ? 1 : all.indexOf('\n', starts[place - 1]) + 1;
  const startOf = (place: number) => starts[place] ?? 0;
  /** The text that has a character. */
  const placeAt = (at: number): number => {
    let [low, high] = [0, count];
    while (low + 1 < high) {
      const middle = (low + high) >> 1;
      if (startOf(middle) <= at) low = middle;
      else high = middle;
    }
    return low;
  };
  /** @param offset Of what is wanted, the place that is in the text for certain. */
  const find = (wanted: string, offset: number, most: number): number[] => {
    const places: number[] = [];
    for (let at = all.indexOf(wanted); at >= 0 && places.length < most;) {
      const place = placeAt(at + offset);
      places.push(place);
      at = all.indexOf(wanted, startOf(place + 1) - 1);
    }
    return places;
  };
  return {
    count,
    at: (place) => all.slice(startOf(place), startOf(place + 1) - 1),
    holding: (part, most) => find(part, 0, most),
    beginningWith: (part, most) => find(`\n${part}`, 1, most),
  };
}
