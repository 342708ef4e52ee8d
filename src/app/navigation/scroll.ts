const PREFIX = 'scroll:';

/** Remembers how far the page of this history entry is scrolled. */
export function rememberScroll(key: string): void {
  try {
    sessionStorage.setItem(PREFIX + key, String(Math.round(scrollY)));
  } catch {
    // without storage, Back starts at the top
  }
}

function remembered(key: string): number {
  try {
    return Number(sessionStorage.getItem(PREFIX + key) ?? 0);
  } catch {
    return 0;
  }
}

/**
 * Where a page starts (spec R24): Back and Forward where it was left, an anchor below the fixed header
 * (scroll-padding does that), anything else at the top.
 */
export function scrollToStart(how: { back: boolean; key: string; hash: string }): void {
  const target = how.hash && document.getElementById(decodeHash(how.hash));
  if (how.back) scrollTo({ top: remembered(how.key), behavior: 'instant' });
  else if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
