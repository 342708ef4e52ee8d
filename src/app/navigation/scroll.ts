import { scrollKey } from '../early/scrollKey';
import { decodeRaw } from './decodeRaw';

/** Stores the scroll offset of a history entry, in px. */
export function rememberScroll(key: string, top: number): void {
  try {
    sessionStorage.setItem(scrollKey(key), String(Math.round(top)));
  } catch {
    // without storage Back starts at the top
  }
}

function remembered(key: string): number | undefined {
  try {
    const value = sessionStorage.getItem(scrollKey(key));
    return value === null ? undefined : Number(value);
  } catch {
    return undefined;
  }
}

/** How the visitor arrived at the current page. */
export interface Arrival {
  /** Whether by Back, Forward or a jump within the page. */
  back: boolean;
  /** Key of the history entry. */
  key: string;
  hash: string;
  /** Whether the page changed. */
  isNew: boolean;
}

/**
 * Reserves height for a scroll position to be restored: CSS gives it to spinners and lays out content-visibility
 * content, both by `--held`. Otherwise the page would be too short, or its products elsewhere. '' clears it.
 */
function hold(height: string): void {
  document.documentElement.style.setProperty('--held', height);
}

/**
 * Scrolls to where a page starts: Back and Forward where it was left [A13], an anchor below the fixed header (by
 * scroll-padding) [A14], anything else at the top [A12].
 */
export function scrollToStart({ back, key, hash, isNew }: Arrival): void {
  const top = back ? remembered(key) : undefined;
  hold(top === undefined ? '' : `${top + innerHeight}px`);
  if (top !== undefined) return scrollTo({ top, behavior: 'instant' });
  // The browser has already scrolled to the anchor.
  if (back && !isNew) return;
  const target = hash && document.getElementById(decodeRaw(hash.slice(1)));
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}
