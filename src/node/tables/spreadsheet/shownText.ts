import { SSF, type CellObject } from '@e965/xlsx';
import { withFractions } from '../../../document/raised';
import type { SheetCell } from '../../../document/table/sheets';
import { numberShown } from './numberFormat';
import { NO_VALUE } from './sheetXml';

/** From here on a spreadsheet program keeps no more than the first 15 digits of a number. */
const EXACT_BELOW = 1e15;

/**
 * What a cell shows: '0012' for a 12 in the format 0000. Or why that cannot be known.
 * @param isCalculated Whether the values of formulas are those of a spreadsheet program.
 */
export function shownText(cell: CellObject | undefined, isCalculated: boolean): SheetCell {
  if (!cell) return '';
  const { t, v, f } = cell;
  const hasNoValue = v === undefined || t === 'z' || v === NO_VALUE || (v === 0 && !isCalculated);
  if (f !== undefined && hasNoValue) return { wrong: NOT_CALCULATED };
  switch (t) {
    case 's':
      return shownString(withFractions(String(v ?? '')), cell.z);
    case 'n':
      return shownNumber(Number(v), cell);
    case 'b':
      return v === true ? 'TRUE' : 'FALSE';
    case 'd':
      return shownDate(cell);
    case 'e':
      return { wrong: `The cell shows ${cell.w ?? 'an error'}. Mend its formula, or empty it.` };
    default:
      return '';
  }
}

const NOT_CALCULATED =
  'The formula of this cell has never been calculated. Open the file and save it once in a spreadsheet program.';

const UNKNOWN = 'Format the cell as text and type again what it should say.';

/** A format may add words to a text, '"No. "@'; others only add room for brackets. */
function shownString(text: string, format: CellObject['z']): SheetCell {
  if (typeof format !== 'string' || format === '@' || !format.includes('@')) return text;
  const shown: string = SSF.format(format, text);
  return shown.trim() === text.trim() ? text : shown.trim();
}

function shownNumber(value: number, { z, w }: CellObject): SheetCell {
  const format = typeof z === 'string' ? z : 'General';
  if (SSF.is_date(format)) return shownDate({ z, w });
  if (Math.abs(value) >= EXACT_BELOW) {
    return {
      wrong: `The spreadsheet program has kept only the first 15 digits of what was typed here. ${UNKNOWN}`,
    };
  }
  if (format === 'General') {
    // In a wide column that is what it shows; in a narrow one 6001234567890 would be 6.00123E+12.
    if (Number.isInteger(value)) return String(value);
    return w === undefined || /e/i.test(w) ? madeNumber(w ?? String(value)) : w.trim();
  }
  const shown = numberShown(value, format, w).trim();
  if (shown === '' || /^#+$/.test(shown)) {
    return { wrong: `What this cell shows cannot be read. ${UNKNOWN}` };
  }
  return /\dE[+-]?\d/i.test(shown) ? madeNumber(shown) : shown;
}

const madeNumber = (shown: string): SheetCell => ({
  wrong: `The spreadsheet program has made the number ${shown} of what was typed here. ${UNKNOWN}`,
});

/** A date written from the year to the day says the same everywhere. Of another, programs show it each in its own way. */
function shownDate({
  z,
  w,
}: {
  z?: CellObject['z'] | undefined;
  w?: string | undefined;
}): SheetCell {
  const form = typeof z === 'string' ? z.replaceAll(/["\\]|\[\$-[^\]]*\]|;@$/g, '') : '';
  if (/^yyyy-mm-dd$/i.test(form) && w && /^\d{4}-\d\d-\d\d$/.test(w)) return w;
  return {
    wrong:
      'The spreadsheet program has made a date of what was typed here. Format the cell as text and type it again.',
  };
}
