import { useState } from 'react';

/** How many entries a list shows before it is asked for more. */
const FIRST_ENTRIES = 60;

/** How many more it shows at once: each has a dozen buttons, and a catalogue a hundred thousand entries. */
const MORE_ENTRIES = 200;

/** Entries of a list that follow each other, by their places: `to` is not among them. */
interface Range {
  from: number;
  to: number;
}

const START: Range = { from: 0, to: FIRST_ENTRIES };

/** Which entries of a list are drawn. */
interface Drawn {
  places: readonly number[];
  /** How many come if it is asked for more before them, or behind. */
  before: number;
  after: number;
  showBefore: () => void;
  showMore: () => void;
  /** Draws an entry that is moved to a place, too. */
  reach: (place: number) => void;
}

/**
 * Draws the first entries of a list, or those around the one that is open; more when asked.
 * @param count How many entries it has.
 * @param opened The place of the open one.
 * @param found The places that are searched for, if any are.
 * @param lead Leads to the next of the entries that come, as the button that was pressed goes with the last of them.
 */
export function useDrawnEntries(
  count: number,
  opened: number | undefined,
  found: readonly number[] | undefined,
  lead: (place: number) => void,
): Drawn {
  const [wanted, setRange] = useState(START);
  const [wantedFound, setFound] = useState({ of: found, to: FIRST_ENTRIES });
  const range = found || opened === undefined ? wanted : rangeWith(wanted, opened);
  // It stays where it is when the entry is closed.
  if (range !== wanted) setRange(range);
  if (found) {
    const to = wantedFound.of === found ? wantedFound.to : FIRST_ENTRIES;
    return {
      places: found.slice(0, to),
      before: 0,
      after: Math.min(MORE_ENTRIES, Math.max(0, found.length - to)),
      showBefore: () => undefined,
      showMore() {
        setFound({ of: found, to: to + MORE_ENTRIES });
        lead(found[to] ?? 0);
      },
      reach: () => undefined,
    };
  }
  const to = Math.min(range.to, count);
  // Where so many have gone that none of the range is left, those before it are drawn.
  const from = range.from < to ? range.from : Math.max(0, to - FIRST_ENTRIES);
  return {
    places: Array.from({ length: to - from }, (_, index) => from + index),
    before: Math.min(MORE_ENTRIES, from),
    after: Math.min(MORE_ENTRIES, count - to),
    showBefore() {
      setRange({ from: Math.max(0, from - MORE_ENTRIES), to });
      lead(from - 1);
    },
    showMore() {
      setRange({ from, to: to + MORE_ENTRIES });
      lead(to);
    },
    reach: (place) => setRange(rangeWith(range, place)),
  };
}

/** The range with an entry in it: longer by a few, or another one around it. */
function rangeWith(range: Range, place: number): Range {
  const { from, to } = range;
  if (place >= from && place < to) return range;
  if (place >= to && place < to + FIRST_ENTRIES) return { from, to: place + 1 };
  const start = Math.max(0, place - FIRST_ENTRIES / 2);
  return { from: start, to: start + FIRST_ENTRIES };
}
