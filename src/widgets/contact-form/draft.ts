// Shared with the embed: it runs on partners' pages as well, drawn by Preact.
import type { Values } from './values';

/** What is kept of a message while it is written. */
export type Draft = Partial<Values>;

/** Does something with the storage of this tab; where the browser denies it, or it is full, nothing happens. */
function withStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Reads a draft. Whatever else may stand under that key, each field it gives is a text. */
export function readDraft(key: string): Draft {
  const stored = withStorage((storage): unknown => JSON.parse(storage.getItem(key) ?? ''));
  return Object.fromEntries(
    Object.entries(stored ?? {}).filter(([, text]) => typeof text === 'string'),
  );
}

/** Keeps a draft for this tab; without one, forgets it. */
export function keepDraft(key: string, draft?: Draft): void {
  withStorage((storage) =>
    draft ? storage.setItem(key, JSON.stringify(draft)) : storage.removeItem(key),
  );
}
