import { writeRequest } from '../../catalogue/search/requestAddress';
import type { SearchRequest } from '../../catalogue/search/searchTypes';
import type { AnswerKind } from './answering';

/** A question, and how it is answered. */
export interface Asked {
  kind: AnswerKind;
  request: SearchRequest;
}

/** The same for the same question. */
export const keyOf = ({ kind, request }: Asked): string => `${kind} ${writeRequest(request)}`;

/** Questions that are counted: those of an hour of many visitors. */
const MAX_COUNTED = 2000;
/** In characters: longer ones are asked once, and would take the room of others. */
const MAX_LENGTH = 500;
/** Questions that a new build is asked before visitors ask it: a second or two of its time. */
const MAX_TAKEN = 100;

/** What visitors asked most of late. */
export interface OftenAsked {
  /** Counts a question that was answered. One that has ended the process that answers is not to be asked again. */
  note: (asked: Asked) => void;
  /** The most asked, first; from now on, what was asked before counts half. */
  take: () => Asked[];
  forget: () => void;
}

/** Begins to count. */
export function createOftenAsked(): OftenAsked {
  const counted = new Map<string, { asked: Asked; times: number }>();
  return {
    note(asked) {
      const key = keyOf(asked);
      if (key.length > MAX_LENGTH) return;
      const times = (counted.get(key)?.times ?? 0) + 1;
      // Last in the order of the map: what was asked longest ago goes first.
      counted.delete(key);
      counted.set(key, { asked, times });
      if (counted.size > MAX_COUNTED) counted.delete(counted.keys().next().value ?? '');
    },
    take() {
      const most = [...counted.values()].toSorted((a, b) => b.times - a.times).slice(0, MAX_TAKEN);
      for (const one of counted.values()) one.times /= 2;
      return most.map(({ asked }) => asked);
    },
    forget: () => counted.clear(),
  };
}
