import { expect, it } from 'vitest';
import { columnsOf } from './columns';
import { MERGED, readSheets, type SheetCell } from './sheets';

const columns = columnsOf({
  type: 'object',
  properties: {
    id: { type: 'string', 'x-kind': 'product-id' },
    name: { type: 'string' },
  },
});
const read = (...rows: SheetCell[][]) => readSheets([{ name: 'Sheet1', rows }], columns);

it('passes over rows that say again what one above them says: they are no mistake', () => {
  const rows = [
    ['Id', 'Name'],
    ['a-1', 'Pump'],
    ['b-1', 'Valve'],
    ['a-1', 'Pump'],
  ];
  const reading = read(...rows);
  expect(reading.mistakes).toEqual([]);
  expect(reading.rows.map(({ id }) => id)).toEqual(['a-1', 'b-1']);
  expect(reading.repeated).toEqual([{ sheet: 'Sheet1', cell: 'row 4' }]);
});

it('passes over the title of a group that is merged over its row, and keeps its text', () => {
  const rows = [
    ['Id', 'Name'],
    ['Pumps for water', MERGED],
    ['a-1', 'Pump'],
  ];
  const reading = read(...rows);
  expect(reading.mistakes).toEqual([]);
  expect(reading.rows.map(({ id }) => id)).toEqual(['a-1']);
  expect(reading.titles).toEqual([{ sheet: 'Sheet1', cell: 'row 2', text: 'Pumps for water' }]);
});
