import { atOnce, type Parts } from './slices';

/** Work that may wait until somebody needs its result. */
export interface Later<T> {
  /** The work in parts, to be done meanwhile. */
  parts: Parts<unknown>;
  /** The result: does what is left of the work at once. */
  now: () => T;
}

/** Puts work off. It is done once, in parts, at once, or at first in parts and then at once. */
export function later<T>(work: Parts<T>): Later<T> {
  let result: { value: T } | undefined;
  function* inParts(): Parts<unknown> {
    const value = yield* work;
    // Who could not wait has finished the work, whose end then has no value.
    result ??= { value };
    return undefined;
  }
  return {
    parts: inParts(),
    now: () => (result ??= { value: atOnce(work) }).value,
  };
}
