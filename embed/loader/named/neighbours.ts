/** How close a launcher comes to a list before it hides: more than the width of a scrollbar. */
const HIDING_DISTANCE_PX = 16;

/** Between two launchers at the same edge. */
const LAUNCHER_GAP_PX = 8;

/**
 * Where several suppliers' scripts are on a page, hides each launcher while it would lie on a list, whoever's it is,
 * and stacks launchers that would lie on each other. Started by each script with a name: they come to the same result
 * for the launchers of all. The ordinary script does not know of others.
 * @param own The launcher of this script.
 * @param signal Ends it.
 * @returns Call it for each list on the page, of any supplier, and when the page has replaced its <html>.
 */
export function keepApart(own: HTMLElement, signal: AbortSignal): (list?: Element) => void {
  const lists = new Set<Element>();
  const known = new WeakSet<Element>();
  let overlaps: IntersectionObserver[] = [];

  const arrange = () => {
    for (const observer of overlaps) observer.disconnect();
    overlaps = [];
    if (signal.aborted) return;
    changes.observe(document.documentElement, { childList: true });
    const parts = launchers();
    for (const part of parts)
      if (!known.has(part)) {
        known.add(part);
        sizes.observe(part);
        // The button becomes a link where the widgets cannot be loaded.
        changes.observe(part.getRootNode(), { childList: true });
      }
    const mine = partOf(own);
    if (mine) lift(mine, parts);
    for (const list of lists) if (!list.isConnected) lists.delete(list);
    overlaps = parts.flatMap((part) => [hideOver(part, lists), whenMoved(part, arrange)]);
  };
  const sizes = new ResizeObserver(arrange);
  const changes = new MutationObserver(arrange);
  window.addEventListener('resize', arrange, { signal });
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    changes.disconnect();
    arrange();
    for (const part of launchers()) part.style.visibility = '';
  });
  return (list) => {
    if (list) lists.add(list);
    arrange();
  };
}

const partOf = ({ shadowRoot }: Element) =>
  shadowRoot?.querySelector<HTMLElement>('[part~=launcher]');

/** The buttons of all launchers on the page, in the order of their elements. */
const launchers = () =>
  [...document.querySelectorAll('html > inquiry-launcher')].flatMap((host) => partOf(host) ?? []);

/** Moves a launcher away from its edge of the screen by the heights of those that stand there before it. */
function lift(mine: HTMLElement, all: HTMLElement[]): void {
  const box = mine.getBoundingClientRect();
  let distance = 0;
  for (const [n, part] of all.entries()) {
    // Do not move the launcher of the ordinary script, because that script does not know of others.
    const isBefore = n < all.indexOf(mine) || !hostOf(part).dataset['name'];
    const other = part.getBoundingClientRect();
    if (part !== mine && isBefore && areStacked(box, other))
      distance += other.height + LAUNCHER_GAP_PX;
  }
  mine.style.translate = distance ? `0 ${isLow(box) ? -distance : distance}px` : '';
}

/** Whether two launchers are at the same edge, and above each other. */
const areStacked = (one: DOMRect, other: DOMRect) =>
  isLow(one) === isLow(other) && one.left < other.right && other.left < one.right;

const isLow = ({ top }: DOMRect) => top > innerHeight / 2;

const hostOf = (part: Element) => (part.getRootNode() as ShadowRoot).host as HTMLElement;

/** Hides a launcher while one of the lists is where it is. Invisible, it keeps its box, by which it is found again. */
function hideOver(part: HTMLElement, lists: ReadonlySet<Element>): IntersectionObserver {
  const below = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        below[isIntersecting ? 'add' : 'delete'](target);
      part.style.visibility = below.size ? 'hidden' : '';
    },
    around(part, HIDING_DISTANCE_PX),
  );
  for (const list of lists) observer.observe(list);
  // Update by hand, because an observer without targets does not report that the last list has gone.
  if (lists.size === 0) part.style.visibility = '';
  return observer;
}

/** Calls `moved` once a launcher is elsewhere, as where the page makes room for a banner. */
function whenMoved(part: HTMLElement, moved: () => void): IntersectionObserver {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry && entry.intersectionRatio < 1) moved();
    },
    { ...around(part, 2), threshold: 1 },
  );
  observer.observe(part);
  return observer;
}

/** As the root of an observer, the place of a launcher on the screen, with so many px around it. */
function around(part: HTMLElement, distance: number): IntersectionObserverInit {
  const { top, right, bottom, left } = part.getBoundingClientRect();
  const margins = [top, innerWidth - right, innerHeight - bottom, left];
  return {
    // In frames of another origin, margins only count with a root.
    root: document,
    rootMargin: margins.map((margin) => `${distance - Math.floor(margin)}px`).join(' '),
  };
}
