import { distance } from 'fastest-levenshtein';
import { fold } from './suggest';

/**
 * The candidate that a mistyped word certainly means: equal except for case, hyphens and invisible characters, or at
 * most two letters off if no other is as close. Names with digits, such as product codes, must be equal, because
 * similar ones often differ by one character.
 */
export function certainly(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = fold(word);
  const most = wanted.length < 4 || /\d/.test(wanted) ? 0 : wanted.length < 5 ? 1 : 2;
  const near = [...candidates]
    .map((candidate) => ({ candidate, far: distance(wanted, fold(candidate)) }))
    .toSorted((a, b) => a.far - b.far);
  const [best, next] = near;
  if (!best || best.far > most || best.far === next?.far) return undefined;
  return /\d/.test(best.candidate) && best.far > 0 ? undefined : best.candidate;
}

/**
 * Whether a mistyped name certainly means the one that `nearest` has found among `candidates`. If there are many
 * candidates, only one that differs just in case, hyphens and invisible characters is certain.
 */
export function isCertain(word: string, found: string, candidates: Iterable<string>): boolean {
  if (fold(word) === fold(found)) return true;
  const all = [...candidates];
  return all.length <= MAX_CANDIDATES && certainly(word, all) === found;
}

/** With more candidates, similar names are too common. The icons, of which there are fewer, must be within it. */
const MAX_CANDIDATES = 2500;
