import type { Range } from '@e965/xlsx';
import { MERGED, type SheetCell } from '../../../document/table/sheets';

/**
 * Fills the cells that a merged one covers: those below it say what it says, as everyone reads it. Whether those beside
 * it are meant, too, cannot be known.
 */
export function withMerged(rows: SheetCell[][], merges: readonly Range[]): SheetCell[][] {
  for (const { s, e } of merges) {
    const text = rows[s.r]?.[s.c] ?? '';
    if (text === '') continue;
    for (let at = s.r; at <= Math.min(e.r, rows.length - 1); at += 1) {
      for (let column = s.c; column <= e.c; column += 1) {
        const row = rows[at];
        if (row && !(at === s.r && column === s.c)) row[column] = column === s.c ? text : MERGED;
      }
    }
  }
  return rows;
}
