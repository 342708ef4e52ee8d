// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import { controlsOf, entryOf, isBox, keyOf } from '../../ui/form/controls';

/** A message that has not been sent yet: what was entered, by the names of controls. */
export type Draft = Record<string, string>;

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

/** What has been entered into a form. */
export function draftOf(form: HTMLFormElement): Draft {
  return Object.fromEntries(controlsOf(form).map((control) => [keyOf(control), entryOf(control)]));
}

/** Enters a draft where nothing has been entered yet. */
export function enterDraft(form: HTMLFormElement, draft: Draft): void {
  for (const control of controlsOf(form)) {
    const entered = draft[keyOf(control)] ?? '';
    if (isBox(control)) control.checked ||= entered === 'on';
    else control.value ||= entered;
  }
}
