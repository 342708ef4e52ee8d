import { keepText, keptText } from '../kept';

/** Where the id of a window is kept: it outlives reloading, so that the window finds its own steps again. */
const STORAGE_KEY = 'studio-window';

/**
 * The id of this window. A window that was made by duplicating another one has got that one's id with its storage: it
 * takes a new one, because each undoes its own steps.
 * @param locks Tells whether the id is in use: a page has a lock of that name for as long as it is open.
 */
export async function takeWindowId(locks: Pick<LockManager, 'request'>): Promise<string> {
  const kept = keptText(STORAGE_KEY, 'tab');
  if (kept !== undefined && (await hold(locks, kept))) return kept;
  const fresh = crypto.randomUUID();
  await hold(locks, fresh);
  // Where it cannot be kept, it is another one after reloading, and the steps before count as those of a closed window.
  keepText(STORAGE_KEY, fresh, 'tab');
  return fresh;
}

/** Takes the lock of an id until the page is closed; resolves to whether it was free, as far as the browser says so. */
function hold(locks: Pick<LockManager, 'request'>, id: string): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = async (lock: Lock | null) => {
      resolve(lock !== null);
      if (lock) await new Promise<never>(() => {});
    };
    // A browser that blocks its storage refuses locks, too.
    locks
      .request(`${STORAGE_KEY} ${id}`, { ifAvailable: true }, settle)
      .catch(() => resolve(false));
  });
}
