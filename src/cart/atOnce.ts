import type { Turns } from './store';

/** Turns without waiting, where there is no other tab: on the server, which stores nothing, and in tests of one tab. */
export const atOnce: Turns = {
  // oxlint-disable-next-line unicorn/no-thenable -- a promise would store later; nobody awaits this
  request: () => ({ then: (store) => store() }),
};
