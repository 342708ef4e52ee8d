import { createObservable, type Observable } from './observable';
import type { CartStorage } from './storage';

/** What the visitor wrote about the cart. It is stored beside the cart, whose own entry holds lines alone. */
export interface Note extends Observable<string> {
  /** Where storage refuses, the note lives in memory. */
  readonly set: (text: string) => void;
  /** Reads it again, after another tab may have changed it. */
  reload: () => void;
}

/** The key of the stored note, from that of the cart. */
export function noteKey(cartKey: string): string {
  return `${cartKey}-note`;
}

/** A note that starts from storage and is saved on every change. */
export function createNote(storage: CartStorage | undefined, key: string): Note {
  const read = () => {
    try {
      return storage?.getItem(key) ?? '';
    } catch {
      return '';
    }
  };
  const { getSnapshot, subscribe, set } = createObservable(read());
  let stored = true;
  return {
    getSnapshot,
    subscribe,
    set(next) {
      set(next);
      try {
        if (next) storage?.setItem(key, next);
        else storage?.removeItem(key);
        stored = storage !== undefined;
      } catch {
        stored = false;
      }
    },
    reload() {
      if (stored && storage) set(read());
    },
  };
}
