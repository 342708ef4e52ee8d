/** The number of columns that avoids orphans: full rows if possible, else at least two items in the last. */
export function columnsFor(count: number): 1 | 2 | 3 | 4 | 5 {
  if (count <= 1) return 1;
  if (count === 5) return 5;
  for (const columns of [4, 3] as const) if (count % columns === 0) return columns;
  if (count === 2) return 2;
  if (count % 4 >= 2) return 4;
  return count % 3 === 2 ? 3 : 5;
}
