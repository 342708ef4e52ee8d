/**
 * A sorted copy, as `Array.prototype.toSorted` gives: that is newer than some of the browsers in which everything works
 * (Chrome before 110, Safari before 16, Firefox before 115).
 */
export function toSorted<T>(values: Iterable<T>, compare?: (one: T, other: T) => number): T[] {
  // oxlint-disable-next-line unicorn/no-array-sort -- it sorts the copy
  return [...values].sort(compare);
}
