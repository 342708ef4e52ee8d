import { useLayoutEffect, useRef } from 'react';
import type { PageData } from '../../generated/types';
import { reportLost, updateHead } from './head';
import { scrollToStart } from './scroll';

/** What is on the screen: a page, and the history entry it was drawn for. */
export interface Shown {
  page: PageData;
  key: string;
}

/** After an in-app navigation: head, scroll, and the focus on the heading of a new page. */
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
      // Nobody has gone anywhere: the host had no page for this address.
      if (shown.page.context.opened) return;
      focusHeading();
    }
    scrollToStart({ ...how, key: shown.key, isNew });
    // oxlint-disable-next-line react/exhaustive-deps -- `how` belongs to the exchange, it is no reason for one
  }, [shown]);
}

/** A screen reader then reads what page this is, and Tab goes on from here. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
