import { distance } from 'fastest-levenshtein';

/**
 * The candidate that a mistyped word most likely means: a few letters off, or equal except for case, hyphens and
 * plural. Undefined if none is similar.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = fold(word);
  if (wanted === '') return undefined;
  let best: string | undefined;
  let least = Math.ceil(wanted.length / 3) + 1;
  for (const candidate of candidates) {
    const folded = fold(candidate);
    if (Math.abs(folded.length - wanted.length) >= least) continue;
    const far = distance(wanted, folded);
    if (far < least) {
      best = candidate;
      least = far;
      if (far === 0) break;
    }
  }
  return best;
}

/**
 * `nearest` for at most `limit` words: with a thousand wrong names among ten thousand valid ones, suggestions would
 * otherwise take longer than the rest of the check.
 */
export function limitedNearest(limit = 200): typeof nearest {
  let left = limit;
  return (word, candidates) => {
    left -= 1;
    return left >= 0 ? nearest(word, candidates) : undefined;
  };
}

/** 'Did you mean "label"?', or `otherwise` if nothing is similar. */
export function didYouMean(word: string, candidates: Iterable<string>, otherwise: string): string {
  const meant = nearest(word, candidates);
  return meant === undefined ? otherwise : `Did you mean "${meant}"?`;
}

/** A list of quoted words, truncated after twelve. */
export function quotedList(words: readonly string[]): string {
  const shown = words.slice(0, 12).map((word) => `"${word}"`);
  const more = words.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}

/** Folds differences that people overlook: case, the kind of hyphen or space, invisible characters. */
export function fold(word: string): string {
  return word
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-');
}
