import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { columnsFor } from './columnsFor';

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

it('never leaves one card alone in the last row', () => {
  const alone = upTo(60).filter((count) => count > 1 && count % columnsFor(count) === 1);
  expect(alone).toEqual([]);
});

it('fills every row if four or three columns can', () => {
  expect([3, 4, 6, 8, 9, 12].map(columnsFor)).toEqual([3, 4, 3, 4, 3, 4]);
});

it('puts five in one row, and fewer in as many columns', () => {
  expect([0, 1, 2, 5].map(columnsFor)).toEqual([1, 1, 2, 5]);
});

it('returns a number of columns that the grid has', () => {
  const styles = readFileSync(path.join(import.meta.dirname, 'grid.module.css'), 'utf8');
  const several = new Set(
    upTo(60)
      .map(columnsFor)
      .filter((columns) => columns > 1),
  );
  for (const columns of several) expect(styles).toMatch(new RegExp(`\\.c${columns}\\b`));
});
