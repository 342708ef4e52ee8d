import type { TableCells } from '../../../generated/types';
import { cellsOf } from './cellsOf';

/** A number with its sign, marks and unit: '1 250', '-4,5 °C', '12.5 %', '3/4"'. */
const NUMBER = /^[-+±~<>≤≥]*\s*[\d¼½¾][\d\s.,/'’]*\s*[^\d\s]{0,6}$/u;

/** Cuts the rows of a table into cells. The first row has the headings; rows that are too short are filled up. */
export function tableCells(written: readonly string[]): TableCells {
  const [head = [], ...body] = written.map(cellsOf);
  const rows = body.map((cells) => head.map((_, column) => cells[column] ?? ''));
  const numbers = head.flatMap((_, column) => {
    const cells = rows.map((row) => row[column] ?? '').filter((cell) => !isEmpty(cell));
    return cells.length > 0 && cells.every((cell) => NUMBER.test(cell)) ? [column] : [];
  });
  return { head, rows, numbers };
}

/** Whether a cell says that there is nothing to say. */
const isEmpty = (cell: string) => /^[-–—]?$/.test(cell);
