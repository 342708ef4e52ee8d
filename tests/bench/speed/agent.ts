/** The agent's observations of a page, in ms from the start of its navigation. */
export interface Seen {
  fcp?: number;
  lcp?: number;
  cls: number;
  /** Tasks longer than 50 ms: start and duration. */
  long: [start: number, duration: number][];
  /** When 'add to list' and the menu worked for the first time. */
  add?: number;
  menu?: number;
  /** When the heading was painted, in ms since the epoch. */
  arrived?: number;
}

/** The selectors that the agent needs. */
export interface Sight {
  addButton: string;
  badge: string;
  menuButton: string;
  menu: string;
  heading: string;
}

declare global {
  interface Window {
    bench: Seen & {
      /** Records in `arrived` when another heading than the current one is painted. */
      awaitHeading: () => void;
    };
  }
}

/**
 * An init script: collects the web vitals and, if `press` is set, clicks 'add to list' and the menu from the first
 * paint until they work. Must be self-contained, since Playwright serializes it.
 */
export function agent({ sight, press }: { sight: Sight; press: boolean }): void {
  if (window.top !== window || !location.protocol.startsWith('http')) return;
  const seen: Seen = { cls: 0, long: [] };
  const $ = (selector: string) => document.querySelector<HTMLElement>(selector);

  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean };
  const watch = (type: string, note: (entry: Entry) => void) => {
    const observer = new PerformanceObserver((list) =>
      (list.getEntries() as Entry[]).forEach((entry) => note(entry)),
    );
    observer.observe({ type, buffered: true });
  };

  // The worst session window: at most 5 s long, with gaps of at most 1 s (web.dev/cls).
  const shifts = { sum: 0, first: -Infinity, last: -Infinity };
  watch('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    if (startTime - shifts.last > 1000 || startTime - shifts.first > 5000) {
      shifts.sum = 0;
      shifts.first = startTime;
    }
    shifts.last = startTime;
    shifts.sum += value;
    seen.cls = Math.max(seen.cls, shifts.sum);
  });
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('longtask', ({ startTime, duration }) => seen.long.push([startTime, duration]));
  watch('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    seen.fcp = startTime;
    if (press) pressUntilAllWork();
  });

  const badgeText = () => $(sight.badge)?.textContent ?? '';
  const menuShows = () => ($(sight.menu)?.getClientRects().length ?? 0) > 0;
  function pressUntilAllWork(): void {
    const badge = badgeText();
    const look = () => {
      if (badgeText() !== badge) seen.add ??= performance.now();
      if (menuShows()) seen.menu ??= performance.now();
    };
    const turn = () => {
      look();
      if (seen.add === undefined) $(sight.addButton)?.click();
      look();
      if (seen.menu === undefined) $(sight.menuButton)?.click();
      look();
      if (seen.add === undefined || seen.menu === undefined) setTimeout(turn, 12);
    };
    turn();
  }

  const headingText = () => $(sight.heading)?.textContent;
  const awaitHeading = () => {
    const before = headingText();
    const look = () => {
      const now = headingText();
      if (now === undefined || now === before) requestAnimationFrame(look);
      // What is in the document in an animation frame has been painted after it.
      else setTimeout(() => (window.bench.arrived = performance.timeOrigin + performance.now()));
    };
    requestAnimationFrame(look);
  };
  window.bench = Object.assign(seen, { awaitHeading });
  awaitHeading();
}
