import { countNone } from './count';

/** What decides whether a search has found something. */
interface Found {
  total: number;
  match: string;
  places: readonly unknown[];
  /** Of a listing: what is found otherwise than in its texts. */
  more?: { total: number; match: string } | undefined;
}

/** A term counts once it has stood for so long: before, somebody is still typing it. */
const AT_REST_MS = 2000;

/** In characters: a longer term is no name of a product. */
const MAX_TERM_LENGTH = 60;

let pending: { term: string; timer: ReturnType<typeof setTimeout> } | undefined;

/**
 * Takes note of a search. One that has found nothing, or only what is similar, is counted if no other follows. What
 * looks like an e-mail address is never sent.
 */
export function noteSearch(
  { q, filters = {} }: { q: string; filters?: object },
  answer: Promise<Found>,
): void {
  // Filters leave out what there is.
  if (q === '' || Object.keys(filters).length > 0) return;
  settle(false);
  void countUnlessFound(q, answer);
}

async function countUnlessFound(q: string, answer: Promise<Found>): Promise<void> {
  // What cannot be asked has no answer to count.
  const found = await answer.catch(() => undefined);
  if (!found) return;
  settle(false);
  if (isSomething(found) || q.includes('@')) return;
  const term = q.toLowerCase().slice(0, MAX_TERM_LENGTH);
  // Once, as it is the same function. Not before, so that sites that count nothing have no line of it.
  addEventListener('pagehide', leave);
  pending = { term, timer: setTimeout(() => settle(true), AT_REST_MS) };
}

const isSomething = ({ more, places, ...first }: Found): boolean =>
  places.length > 0 ||
  [first, more].some((group) => group && group.total > 0 && group.match !== 'similar');

/** Ends the wait for another search. */
function settle(isMeant: boolean): void {
  if (!pending) return;
  clearTimeout(pending.timer);
  if (isMeant) countNone(pending.term);
  pending = undefined;
}

/** Who leaves has typed it to its end. */
const leave = () => settle(true);
