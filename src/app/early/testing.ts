import { onTestFinished, vi } from 'vitest';
import type { EarlyState } from './earlyState';

/** The early state of a freshly loaded page. */
export function earlyStateWith(known: Partial<EarlyState> = {}): EarlyState {
  return {
    cart: { items: [], stored: true },
    added: [],
    unstored: [],
    clicks: [],
    live: false,
    plain: false,
    load: () => {},
    reveal: () => {},
    boot: { entry: '', preload: [], inlined: [], data: ['', ''], cart: 'acme-cart' },
    ...known,
  };
}

/** Removes all listeners added to these targets from now on when the test has finished. */
export function listenForOneTest(...targets: (Document | Window)[]): void {
  const stop = new AbortController();
  for (const target of targets) {
    const listen = target.addEventListener.bind(target);
    const spy = vi
      .spyOn(target, 'addEventListener')
      .mockImplementation(
        (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
          const given = typeof options === 'boolean' ? { capture: options } : (options as object);
          listen(type, listener, { ...given, signal: stop.signal });
        },
      );
    onTestFinished(() => spy.mockRestore());
  }
  onTestFinished(() => stop.abort());
}
