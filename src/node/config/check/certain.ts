import { distance } from 'fastest-levenshtein';
import { fold } from './suggest';

/**
 * The candidate that a mistyped word certainly means: the same but for capitals, hyphens and invisible signs, or at most
 * two letters off where no other is as near. Names with digits, such as codes of products, must be the same: their
 * neighbours differ by one.
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
 * Whether a mistyped name certainly means the one that `nearest` has found among `candidates`. Where these are many, only
 * one that differs in nothing but capitals, hyphens and invisible signs is certain.
 */
export function isCertain(word: string, found: string, candidates: Iterable<string>): boolean {
  if (fold(word) === fold(found)) return true;
  const all = [...candidates];
  return all.length <= MANY && certainly(word, all) === found;
}

/** The names of all icons are fewer. */
const MANY = 2500;
