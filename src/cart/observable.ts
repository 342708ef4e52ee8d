/** A value to watch, without a framework: what `useSyncExternalStore` of React and Preact asks for. */
export interface Observable<T> {
  /** The value as it is now: the same object until the next change. */
  getSnapshot: () => T;
  /** Calls after every change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** An observable whose value can be set; a value that is there already tells nobody. */
export function createObservable<T>(value: T): Observable<T> & { set: (next: T) => void } {
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => value,
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
