import { expect, it, vi } from 'vitest';
import { readWorkbook } from './readWorkbook';
import { writeWorkbookApart } from './writeApart';
import { writeWorkbook } from './writeWorkbook';

const HEAD = ['id', 'name'];
const ROWS = Array.from({ length: 20_000 }, (_, row) => [`p-${row}`, `Ring ${row}`]);

vi.mock('./writeWorkbook', { spy: true });

it('writes a large workbook in another thread, and a small one in its own', async () => {
  const bytes = await writeWorkbookApart([HEAD, ...ROWS], 'en');
  expect(writeWorkbook).not.toHaveBeenCalled();
  expect(readWorkbook(bytes)).toEqual([
    { name: 'Products', rows: [HEAD, ...ROWS], isHidden: false },
  ]);
  await writeWorkbookApart([HEAD, ...ROWS.slice(0, 20)], 'en');
  expect(writeWorkbook).toHaveBeenCalledOnce();
});

it('says of a large one, too, which text is too long for a cell', async () => {
  const long = [['p-x', 'x'.repeat(40_000)]];
  await expect(writeWorkbookApart([HEAD, ...long], 'en')).rejects.toThrow('Use CSV instead.');
  await expect(writeWorkbookApart([HEAD, ...ROWS, ...long], 'en')).rejects.toThrow(
    'Use CSV instead.',
  );
});
