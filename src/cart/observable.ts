/** A framework-independent observable value, as `useSyncExternalStore` expects it. */
export interface Observable<T> {
  /** The current value: the same object until the next change. */
  getSnapshot: () => T;
  /** Calls the listener after every change; returns the function to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
}

/** An observable value. `set` notifies every listener, even if the value is the same. */
export function createObservable<T>(value: T): Observable<T> & { set: (next: T) => void } {
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
