/** A value that tells of its changes. Signals, which Studio has, are such values, too. */
export interface Value<T> {
  /** The value now: the same object until the next change. */
  peek: () => T;
  /** Calls the listener after every change; returns the function to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
}

/** A value that can be set. */
export interface SettableValue<T> extends Value<T> {
  /** Tells of the change, if it is one. */
  set: (next: T) => void;
}

/** Creates a value, independent of React. */
export function createValue<T>(value: T): SettableValue<T> {
  const listeners = new Set<() => void>();
  return {
    peek: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
