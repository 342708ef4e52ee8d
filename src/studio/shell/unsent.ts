import { isRecord } from '../../document/isRecord';
import type { Change } from '../../document/step';

/** Keeps changes that the server could not take in the browser, which may be closed before the server is back. */
export interface Unsent {
  /** Keeps these in the place of those kept before; none: nothing waits any more. */
  keep: (changes: readonly Change[]) => void;
  /** What pages of this site that are gone have kept, in its order. It is kept no longer. */
  take: () => Change[];
}

const PREFIX = 'studio-unsent';

/** Keeps changes in the browser's storage. Each page has an entry of its own: `page` tells it from others of the site. */
export function createUnsent(site: string, page: string): Unsent {
  const ofSite = `${PREFIX} ${site} `;
  const own = ofSite + page;
  return {
    keep(changes) {
      try {
        if (changes.length > 0) localStorage.setItem(own, JSON.stringify(changes));
        else localStorage.removeItem(own);
      } catch {
        // Blocked or full: then they wait in the page alone, which asks before it is closed.
      }
    },
    take() {
      try {
        const entries = Object.keys(localStorage).filter((key) => key.startsWith(ofSite));
        return entries.flatMap((key) => {
          const text = localStorage.getItem(key) ?? '[]';
          localStorage.removeItem(key);
          return parsed(text);
        });
      } catch {
        return [];
      }
    },
  };
}

function parsed(text: string): Change[] {
  try {
    const changes: unknown = JSON.parse(text);
    return Array.isArray(changes)
      ? changes.filter((change): change is Change => isRecord(change))
      : [];
  } catch {
    // Torn when the power went.
    return [];
  }
}
