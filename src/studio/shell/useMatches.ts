import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { inSlices } from '../inSlices';
import type { ClientSession } from './session/clientSession';
import { holdsText, matchesOf, textsOf, type FoundText, type Sought } from './texts';

/** The texts that hold another. */
interface Matches {
  matches: readonly FoundText[];
  /** What they hold. */
  sought: Sought;
  /** Whether all texts have been looked through, for what is sought now. */
  isWhole: boolean;
}

const NONE: readonly FoundText[] = [];

/** Finds the texts of a site that hold another, while the window answers: in long lists, one slice after the other. */
export function useMatches(
  { schema, root }: Pick<ClientSession, 'schema' | 'root'>,
  { find, isExact }: Sought,
): Matches {
  const texts = useMemo(() => textsOf(schema, root.peek()), [schema, root]);
  const wanted = useDeferredValue(find);
  const sought = useMemo(() => ({ find: wanted, isExact }), [wanted, isExact]);
  const [inEntries, setInEntries] = useState<{ sought: Sought; matches: readonly FoundText[] }>();
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
    ).then((isWhole) => isWhole && setInEntries({ sought, matches: found }));
    return () => ends.abort();
  }, [hasEntries, texts, sought]);
  const isLooking = hasEntries && inEntries?.sought !== sought;
  const matches = useMemo(
    () => [
      ...matchesOf(texts.texts, sought),
      ...(hasEntries && !isLooking ? (inEntries?.matches ?? NONE) : NONE),
    ],
    [texts, sought, hasEntries, isLooking, inEntries],
  );
  return { matches, sought, isWhole: !isLooking && wanted === find };
}
