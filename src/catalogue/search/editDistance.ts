/** Measures how far texts are from one; stops early and gives any larger number where that is more than `most`. */
export type Distance = (text: string, most: number) => number;

/** A column of the table has a bit for each letter. */
const BITS = 32;
const ASCII = 128;

/**
 * The number of letters to insert, leave out, change or swap with their neighbour to get from one word to another
 * (optimal string alignment). Libraries count a swap, the most frequent slip of fingers, as two. Computes a whole column
 * of the table at once (Hyyrö 2003), as a catalogue has hundreds of thousands of words. In longer words only the
 * first 32 letters are compared, so that two that differ behind them are as near as these.
 */
export function distanceFrom(word: string): Distance {
  const wanted = word.slice(0, BITS);
  const { length } = wanted;
  const ascii = new Int32Array(ASCII);
  const others = new Map<number, number>();
  for (let at = 0; at < length; at += 1) {
    const code = wanted.charCodeAt(at);
    if (code < ASCII) ascii[code] = (ascii[code] ?? 0) | (1 << at);
    else others.set(code, (others.get(code) ?? 0) | (1 << at));
  }
  const end = 1 << (length - 1);
  return (whole, most) => {
    const text = whole.slice(0, BITS);
    if (length === 0) return text.length;
    if (Math.abs(length - text.length) > most) return most + 1;
    let [rises, falls, same, before, distance] = [-1, 0, 0, 0, length];
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      const here = (code < ASCII ? ascii[code] : others.get(code)) ?? 0;
      const swapped = ((~same & here) << 1) & before;
      same = swapped | (((here & rises) + rises) ^ rises) | here | falls;
      const up = falls | ~(same | rises);
      const down = same & rises;
      if ((up & end) !== 0) distance += 1;
      else if ((down & end) !== 0) distance -= 1;
      if (distance - (text.length - at - 1) > most) return most + 1;
      const nextUp = (up << 1) | 1;
      rises = (down << 1) | ~(same | nextUp);
      falls = nextUp & same;
      before = here;
    }
    return distance;
  };
}
