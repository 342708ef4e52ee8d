import { scrollKey } from '../early/scrollKey';

/** Remembers how far, in px, the page of a history entry was scrolled. */
export function rememberScroll(key: string, top: number): void {
  try {
    sessionStorage.setItem(scrollKey(key), String(Math.round(top)));
  } catch {
    // without storage, Back starts at the top
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

/** How the visitor came to what is shown. */
export interface Arrival {
  /** Whether Back, Forward or a jump within the page led here. */
  back: boolean;
  /** The history entry. */
  key: string;
  hash: string;
  /** Whether another page is shown now. */
  isNew: boolean;
}

/**
 * Reserves height for the place that Back returns to: spinners are made that high, and parts that are laid out only
 * when seen are laid out at once (both by `--held`, in style sheets). Without it the page would be too short, or its
 * products would not be where they were. '' ends it.
 */
function hold(height: string): void {
  document.documentElement.style.setProperty('--held', height);
}

/**
 * Where a page starts (spec R24): Back and Forward where it was left, an anchor below the fixed header
 * (scroll-padding does that), anything else at the top.
 */
export function scrollToStart({ back, key, hash, isNew }: Arrival): void {
  const top = back ? remembered(key) : undefined;
  hold(top === undefined ? '' : `${top + innerHeight}px`);
  if (top !== undefined) return scrollTo({ top, behavior: 'instant' });
  // A jump within the page: the browser has made it.
  if (back && !isNew) return;
  const target = hash && document.getElementById(decodeHash(hash));
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
