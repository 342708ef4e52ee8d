import type { Panel, Studio } from './studio';

/** What the focus goes to in a part: where one is in it, its heading, or else the first button. */
const STARTS = ['[aria-current="true"]', 'h2[tabindex]', 'button, summary'];

/** The parts of the screen, by their ids: the site, and what is open beside it. */
const PARTS: readonly Panel[] = ['site', 'page', 'form'];

/** Takes the focus to the next part of the screen, or the one before: F6, as in the browser around it. */
export function goToNextPart({ view, showPanel }: Studio, by: 1 | -1): void {
  const ids = view.peek() === undefined ? PARTS : ['site', 'view'];
  const here = ids.findIndex((id) => document.activeElement?.closest(`#${id}`));
  // From above them, such as the bar, to the first or last.
  const next = here === -1 ? (by === 1 ? 0 : ids.length - 1) : here + by;
  const id = ids.at(next % ids.length) ?? 'site';
  showPanel(PARTS.find((panel) => panel === id) ?? 'page');
  // On narrow screens it is drawn only now.
  requestAnimationFrame(() => {
    const part = document.getElementById(id);
    for (const start of STARTS) {
      const element = part?.querySelector<HTMLElement>(start);
      if (!element) continue;
      element.focus();
      return;
    }
  });
}
