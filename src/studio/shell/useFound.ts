import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { findable, findInEntries, type Findables } from './findable';
import { search, type Findable } from './searching';
import type { StudioShell } from './studio';

/** What is found for a text. */
export interface Found {
  found: readonly Findable[];
  /** Whether more may be found yet. */
  isLooking: boolean;
  /** What is found for the text as it is now; undefined where that cannot be known at once. */
  atOnce: () => readonly Findable[] | undefined;
}

const NONE: { text: string; choices: readonly Findable[] } = { text: '', choices: [] };

/** Finds what is typed, while the window answers: in long lists, one slice after the other. */
export function useFound(
  studio: StudioShell,
  doable: Parameters<typeof findable>[1],
  text: string,
): Found {
  const [known, setKnown] = useState<Findables>();
  const [inEntries, setInEntries] = useState(NONE);
  // Letters appear at once, also where the list of a large site takes longer.
  const wanted = useDeferredValue(text);
  useEffect(() => {
    // In a task of its own: a large site takes a moment, in which the dialog can be seen and typed in.
    const timer = setTimeout(() => setKnown(findable(studio, doable)));
    return () => clearTimeout(timer);
  }, [studio, doable]);
  const hasEntries = known !== undefined && known.entries.length > 0 && wanted.trim() !== '';
  useEffect(() => {
    if (!hasEntries) return undefined;
    const ends = new AbortController();
    void findInEntries(known, wanted, ends.signal).then(
      (choices) => choices && setInEntries({ text: wanted, choices }),
    );
    return () => ends.abort();
  }, [hasEntries, known, wanted]);
  const isWhole = !hasEntries || inEntries.text === wanted;
  const found = useMemo(() => {
    if (!known) return [];
    const more = hasEntries && isWhole ? inEntries.choices : [];
    return search([...known.choices, ...more], wanted);
  }, [known, hasEntries, isWhole, inEntries, wanted]);
  const isLooking = !known || wanted !== text || !isWhole;
  return {
    found,
    isLooking,
    atOnce: () => {
      if (!isLooking) return found;
      const { choices, entries } = known ?? findable(studio, doable);
      return entries.length === 0 ? search(choices, text) : undefined;
    },
  };
}
