import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { CartStorage } from './storage';

/** What the visitor wrote about the list. It is stored beside the list, whose own entry holds lines alone. */
export interface Note {
  readonly text: ReadonlySignal<string>;
  /** Where storage refuses, the note lives in memory. */
  readonly set: (text: string) => void;
  /** Reads it again, after another tab may have changed it. */
  reload(): void;
}

/** The key of the stored note, from that of the list. */
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
  const text = signal(read());
  let stored = true;
  return {
    text,
    set(next) {
      text.value = next;
      try {
        if (next) storage?.setItem(key, next);
        else storage?.removeItem(key);
        stored = storage !== undefined;
      } catch {
        stored = false;
      }
    },
    reload() {
      if (stored && storage) text.value = read();
    },
  };
}
