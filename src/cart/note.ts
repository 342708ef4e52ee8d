import { createObservable, type Observable } from './observable';
import type { CartStorage } from './storage';

/** The visitor's note on the cart. Stored in an entry of its own, because the entry of the cart holds only lines. */
export interface Note extends Observable<string> {
  /** If storage fails, the note lives in memory. */
  readonly set: (text: string) => void;
  /** Rereads the note after another tab may have changed it. */
  reload: () => void;
}

/** The storage key of the note, derived from that of the cart. */
export function noteKey(cartKey: string): string {
  return `${cartKey}-note`;
}

/** A note as it is sent: without blanks around it, and with \\n between its lines. */
export const tidyNote = (note: string): string => note.trim().replace(/\r\n?/g, '\n');

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
        stored = !!storage;
      } catch {
        stored = false;
      }
    },
    reload() {
      if (stored) set(read());
    },
  };
}
