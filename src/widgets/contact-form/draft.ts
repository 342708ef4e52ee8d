// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import type { Values } from './values';

/** A message that has not been sent yet. */
export type Draft = Partial<Values>;

/** Runs `act` on the session storage; undefined if access is denied or the quota is exceeded. */
function withStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Reads a draft. Whatever the entry holds, only fields with a string value are returned. */
export function readDraft(key: string): Draft {
  const stored = withStorage((storage): unknown => JSON.parse(storage.getItem(key) ?? ''));
  return Object.fromEntries(
    Object.entries(stored ?? {}).filter(([, text]) => typeof text === 'string'),
  );
}

/** Stores a draft for this tab; without one, removes it. */
export function keepDraft(key: string, draft?: Draft): void {
  withStorage((storage) =>
    draft ? storage.setItem(key, JSON.stringify(draft)) : storage.removeItem(key),
  );
}
