import { useLayoutEffect, useRef } from 'react';
import type { PageData } from '../../generated/types';
import { countPage } from '../../site/counting/count';
import { reportLost, updateHead } from './head';
import { scrollToStart } from './scroll';

/** The rendered page and its history entry. */
export interface Shown {
  page: PageData;
  key: string;
  /** True until the visitor has left the page that was opened. */
  isOpened: boolean;
}

/** Effects of a navigation inside the site: head, scroll position, focus on the new page's heading [X2]. */
export function useArrival(shown: Shown, how: { back: boolean; hash: string }): void {
  const last = useRef<Shown>(undefined);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = shown;
    if (before?.page !== shown.page) reportLost(shown.page);
    if (!before) return;
    const isNew = before.page !== shown.page;
    if (isNew) {
      updateHead(shown.page);
      // Not a navigation: the host had served a stand-in for this address.
      if (shown.page.context.opened) return;
      if (import.meta.env.COUNTS) countPage(location.pathname);
      focusHeading();
    }
    scrollToStart({ ...how, key: shown.key, isNew });
    // oxlint-disable-next-line react/exhaustive-deps -- `how` describes the change of page, it must not trigger one
  }, [shown]);
}

/** Screen readers announce the page by its heading, and Tab continues from there. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
