import type { Turns } from './store';

/** Turns where there is nobody to wait for: on the server, which stores nothing, and in tests of a single tab. */
export const atOnce: Turns = {
  // oxlint-disable-next-line unicorn/no-thenable -- a promise would store later; nobody awaits this
  request: () => ({ then: (store) => store() }),
};
