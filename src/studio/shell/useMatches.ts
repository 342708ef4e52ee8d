import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useValue } from '../../ui/useValue';
import { inSlices } from '../inSlices';
import type { ClientSession } from './session/clientSession';
import {
  holdsText,
  matchesOf,
  textsOf,
  type FoundText,
  type Sought,
  type TextsOfConfig,
} from './texts';

/** The texts that hold another. */
interface Matches {
  matches: readonly FoundText[];
  /** What they hold. */
  sought: Sought;
  /** Whether all texts have been looked through, for what is sought now. */
  isWhole: boolean;
}

const NONE: readonly FoundText[] = [];

/** What was found in long lists, and of which texts it holds. */
interface InEntries {
  texts: TextsOfConfig;
  sought: Sought;
  matches: readonly FoundText[];
}

/**
 * Finds the texts of a site that hold another, while the window answers: in long lists, one slice after the other. Once
 * another window has changed the site, anew: by what was found before, its change would be written over.
 */
export function useMatches(
  { schema, root }: Pick<ClientSession, 'schema' | 'root'>,
  { find, isExact }: Sought,
): Matches {
  const value = useValue(root);
  const texts = useMemo(() => textsOf(schema, value), [schema, value]);
  const wanted = useDeferredValue(find);
  const sought = useMemo(() => ({ find: wanted, isExact }), [wanted, isExact]);
  const [inEntries, setInEntries] = useState<InEntries>();
  const hasEntries = texts.entries.length > 0 && wanted !== '';
  useEffect(() => {
    if (!hasEntries) return undefined;
    const ends = new AbortController();
    const found: FoundText[] = [];
    void inSlices(
      texts.entries,
      (entry) => {
        if (holdsText(entry.value, sought)) found.push(...matchesOf(texts.ofEntry(entry), sought));
      },
      ends.signal,
    ).then((isWhole) => isWhole && setInEntries({ texts, sought, matches: found }));
    return () => ends.abort();
  }, [hasEntries, texts, sought]);
  const isKnown = inEntries?.texts === texts && inEntries.sought === sought;
  const isLooking = hasEntries && !isKnown;
  const matches = useMemo(
    () => [
      ...matchesOf(texts.texts, sought),
      ...(hasEntries && !isLooking ? (inEntries?.matches ?? NONE) : NONE),
    ],
    [texts, sought, hasEntries, isLooking, inEntries],
  );
  return { matches, sought, isWhole: !isLooking && wanted === find };
}
