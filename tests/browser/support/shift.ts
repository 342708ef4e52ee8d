import type { Page } from '@playwright/test';

/** What browsers tell of a part whose place has changed. */
interface MovedPart {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

/** An entry of the performance timeline for parts that moved in one frame. */
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: MovedPart[];
};

/**
 * Notes whenever the layout of a page shifts. Call it before `goto`.
 * @param all Also what browsers excuse: shifts within half a second of an input or of a change of the viewport, and a
 * phone's changes when `<meta name="viewport">` is read.
 */
export async function measureShift(page: Page, { all = false } = {}): Promise<void> {
  await page.addInitScript((everything) => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? 'gone');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (!everything && hadRecentInput) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
        );
        shifts.push([value.toFixed(4), ...moved].join('\n'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, all);
}

/**
 * How the layout has shifted since the page was opened: each time by how much, as browsers count it, and which parts
 * moved from where to where (x, y, width, height).
 */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'shifts') as string[]);
