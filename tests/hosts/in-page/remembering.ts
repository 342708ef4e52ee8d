import type { Expected } from './host';
import { query, type Kit } from './kit';

/** Globals that engines and their drivers add at any time: frames, automation. */
const ENGINES_OWN = /^(\d+$|_|cdc_|webdriver)/;

/** Records the state of the page. @returns Checks that it is unchanged. */
export function remember(kit: Kit, expected: Expected) {
  const focused = document.activeElement;
  const scrolled = scrollY;
  const styles = () =>
    ['html', 'body', '#probe', '#own'].flatMap((selector) => {
      const element = query(selector);
      if (!element) return [];
      return window.host
        .style(element)
        .split('; ')
        .map((line) => `${selector} ${line}`);
    });
  const before = expected.styles ? styles() : [];
  const focus = (by: string) =>
    kit.check(document.activeElement === focused, `${by} has not left the focus where it was`);

  return {
    focus,
    focusAndScroll(by: string) {
      focus(by);
      kit.check(scrollY === scrolled, `${by} has scrolled the page`);
    },
    /** Styles, names, storage. */
    async page() {
      const now = expected.styles ? new Set(styles()) : undefined;
      const changed = before.filter((line) => !now?.has(line));
      kit.check(changed.length === 0, `the page's styles were: ${changed.join(', ')}`);
      const added = Object.getOwnPropertyNames(window).filter(
        (name) =>
          !/^inquiry(_other)?$/.test(name) &&
          window.host.globals.indexOf(name) < 0 &&
          !ENGINES_OWN.test(name),
      );
      kit.check(added.length === 0, `new names in the window: ${added.join(', ')}`);
      // Wait for it, because a tab stores only when it is its turn.
      if (expected.stored) await kit.until('the list is stored', firstKey);
      else kit.check(!firstKey(), `stored: "${firstKey()}"`);
    },
  };
}

function firstKey(): string {
  try {
    return localStorage.key(0) ?? '';
  } catch {
    return '';
  }
}
