import type { Panel } from './places';
import type { StudioShell } from './studio';

/** What the focus goes to in a part: where one is in it, its heading, or else the first button. */
const STARTS = ['[aria-current="true"]', 'h2[tabindex]', 'button, summary'];

/** The panels, by their ids: the site, and what is open beside it. */
const PANELS: readonly Panel[] = ['site', 'page', 'form'];

/** The id of the bar above them. */
const BAR = 'bar';

/** The ids of what a view shows beside its main part. */
const columnsOfView = (): string[] =>
  [...document.querySelectorAll('#view [data-part]')].map(({ id }) => id);

/** Takes the focus to the next part of the screen, or the one before: F6, as in the browser around it. */
export function goToNextPart({ view, showPanel }: StudioShell, by: 1 | -1): void {
  // What is behind a dialog cannot have the focus.
  if (document.querySelector('dialog[open]')) return;
  const ids = [BAR, ...(view.peek() === undefined ? PANELS : ['site', 'view', ...columnsOfView()])];
  // At first, as if from the bar. A column is in the view: the last one is meant.
  const here = Math.max(
    0,
    ids.findLastIndex((id) => document.activeElement?.closest(`#${id}`)),
  );
  const id = ids.at((here + by) % ids.length) ?? 'site';
  if (id !== BAR) showPanel(PANELS.find((panel) => panel === id) ?? 'page');
  // On narrow screens it is drawn only now: by React, in a microtask of its own. The next key comes after it.
  queueMicrotask(() => {
    const part = document.getElementById(id);
    for (const start of STARTS) {
      const element = part?.querySelector<HTMLElement>(start);
      if (!element) continue;
      element.focus();
      return;
    }
  });
}
