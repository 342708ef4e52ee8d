import { clockIn } from '../dates/moments';
import { COUNTED_FILE } from './countedFile';
import { DATA_QUERY } from './dataQuery';
import { pageIn } from './pageIn';
import { readLogLine } from './readLogLine';
import type { LoggedRequest } from './requestLine';
import { createTally, type Tally } from './tally';
import { MAX_DAYS, WAYS, type Span, type SpanOfVisits, type Visits } from './visits';

/** What a log is counted by. */
interface CountOptions {
  /** The company's time zone, whose days count. */
  zone: string;
  now: Date;
  /** Whether a browser's name is that of a program which nobody sits before. */
  isRobot: (agent: string) => boolean;
}

/** Counts what a log says, line by line; addresses of visitors are never kept. */
export interface VisitCounter {
  add: (line: string) => void;
  visits: () => Visits;
}

const DAY_MS = 86_400_000;
/** Time zones differ by quarters of an hour: all moments of one are of the same day. */
const QUARTER_MS = 900_000;

/** Names of browsers that are remembered: a log has the same few again and again. */
const MAX_AGENTS = 5000;

/** A counter of the last days, with nothing in it. */
export function createVisitCounter({ zone, now, isRobot }: CountOptions): VisitCounter {
  const age = ageInDays(zone, now);
  const robot = remembered(isRobot);
  const tallies = { pages: createTally(), none: createTally(), sent: createTally() };
  const seen = { lines: 0, unread: 0, robots: 0, oldest: -1, newest: MAX_DAYS };

  const count = (request: LoggedRequest, day: number) => {
    const counted = countedAs(request);
    if (!counted) return;
    if (request.agent === '' || robot(request.agent)) {
      seen.robots += 1;
      return;
    }
    tallies[counted.tally].add(counted.name, day);
  };

  return {
    add(line) {
      if (line.trim() === '') return;
      seen.lines += 1;
      const request = readLogLine(line);
      if (!request) {
        seen.unread += 1;
        return;
      }
      const day = age(request.at);
      if (day < 0 || day >= MAX_DAYS) return;
      seen.oldest = Math.max(seen.oldest, day);
      seen.newest = Math.min(seen.newest, day);
      count(request, day);
    },
    visits() {
      const { lines, unread, robots, oldest, newest } = seen;
      return {
        spans: { 7: spanOf(tallies, 7), 30: spanOf(tallies, 30), 90: spanOf(tallies, 90) },
        ...(oldest >= 0 && {
          from: dayBefore(oldest, zone, now),
          until: dayBefore(newest, zone, now),
        }),
        lines,
        unread,
        robots,
      };
    },
  };
}

type Tallies = Readonly<Record<'pages' | 'none' | 'sent', Tally>>;

function spanOf({ pages, none, sent }: Tallies, days: Span): SpanOfVisits {
  return {
    pages: pages.top(days),
    opened: pages.total(days),
    none: none.top(days),
    unfound: none.total(days),
    sent: sent.top(days),
    inquiries: sent.total(days),
  };
}

/** What a request is counted as, and under which name; undefined for most. */
function countedAs({
  method,
  address,
  status,
}: LoggedRequest): { tally: keyof Tallies; name: string } | undefined {
  const isAnswered = (status >= 200 && status < 300) || status === 304;
  if (method !== 'GET' || !isAnswered || address.endsWith(DATA_QUERY)) return undefined;
  if (!address.startsWith(`${COUNTED_FILE}?`)) return named('pages', pageIn(address));
  const query = new URLSearchParams(address.slice(COUNTED_FILE.length + 1));
  const [none, sent, page] = ['none', 'sent', 'page'].map((name) => query.get(name));
  if (none) return named('none', withoutControls(none));
  return sent
    ? named(
        'sent',
        WAYS.find((way) => way === sent),
      )
    : named('pages', pageIn(page ?? ''));
}

const named = (tally: keyof Tallies, name: string | undefined) =>
  name ? { tally, name } : undefined;

/** In characters, as browsers send at most: anybody may send more. */
const MAX_TERM_LENGTH = 60;

/** Marks of direction and controls would mix up what stands beside them. */
const withoutControls = (term: string): string =>
  term
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, MAX_TERM_LENGTH);

const dayIn = (zone: string, moment: Date): string => clockIn(zone, moment).slice(0, 10);

/** The day so many days before now. */
const dayBefore = (days: number, zone: string, now: Date): string =>
  dayIn(zone, new Date(now.getTime() - days * DAY_MS));

/** How many days ago a moment was on the clock of a zone: 0 for today. */
function ageInDays(zone: string, now: Date): (at: number) => number {
  const today = Date.parse(dayIn(zone, now));
  const ages = new Map<number, number>();
  return (at) => {
    // Far from what is kept, no day has to be looked up.
    if (Math.abs(now.getTime() - at) > (MAX_DAYS + 2) * DAY_MS) return MAX_DAYS;
    const quarter = Math.floor(at / QUARTER_MS);
    const known = ages.get(quarter);
    if (known !== undefined) return known;
    const age = (today - Date.parse(dayIn(zone, new Date(quarter * QUARTER_MS)))) / DAY_MS;
    ages.set(quarter, age);
    return age;
  };
}

function remembered(isRobot: (agent: string) => boolean): (agent: string) => boolean {
  const known = new Map<string, boolean>();
  return (agent) => {
    const answer = known.get(agent) ?? isRobot(agent);
    if (known.size < MAX_AGENTS) known.set(agent, answer);
    return answer;
  };
}
