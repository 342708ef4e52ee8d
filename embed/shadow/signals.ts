/**
 * Replaces @preact/signals-core in the embed: values that notify when they change. The embed sets derived values
 * itself, so that nothing has to be tracked.
 */
export interface ReadonlySignal<T> {
  readonly value: T;
  peek(): T;
  /** Calls at once and at every change. */
  subscribe(listener: (value: T) => void): () => void;
}

/** A value that can be set. */
export interface Signal<T> extends ReadonlySignal<T> {
  value: T;
}

/** A signal with its first value. Setting the same value again notifies nobody. */
export function signal<T>(first: T): Signal<T> {
  let now = first;
  const listeners = new Set<(value: T) => void>();
  return {
    get value() {
      return now;
    },
    set value(next) {
      if (next === now) return;
      now = next;
      for (const listener of listeners) listener(now);
    },
    peek: () => now,
    subscribe(listener) {
      listeners.add(listener);
      listener(now);
      return () => void listeners.delete(listener);
    },
  };
}
