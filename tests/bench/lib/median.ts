/**
 * The middle of some figures, which a single odd run does not move. Figures that were not taken count nothing.
 * @returns NaN when there is none.
 */
export function median(values: readonly (number | undefined)[]): number {
  const sorted = values
    .filter((value): value is number => Number.isFinite(value))
    .toSorted((a, b) => a - b);
  const { length } = sorted;
  const lower = sorted[(length - 1) >> 1] ?? NaN;
  const upper = sorted[length >> 1] ?? NaN;
  return (lower + upper) / 2;
}
