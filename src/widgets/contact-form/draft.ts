import type { Values } from './values';

/** What is kept of a message while it is written, and the text that was carried into it last. */
export type Draft = Partial<Values> & { carried?: string };

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

/**
 * A message with a text carried into it: in the place of what was carried before, else below what was written.
 * @param before What was carried last.
 */
export function carryInto(message: string, before: string | undefined, text: string): string {
  if (message.includes(text)) return message;
  if (before && message.includes(before)) return message.split(before).join(text);
  return message ? `${message}\n\n${text}` : text;
}
