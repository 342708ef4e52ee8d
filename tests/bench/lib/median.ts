/**
 * The median, which is robust against outliers. Missing figures are ignored.
 * @returns NaN if there are no figures.
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
