import { isZip } from '../../tables/spreadsheet/repacked';
import { readWorkbook } from '../../tables/spreadsheet/readWorkbook';
import type { FileFormat } from '../fileFormat';

/** Workbooks of spreadsheet programs. */
export const format: FileFormat = {
  title: 'spreadsheet',
  extensions: ['.xlsx', '.xlsm', '.xltx', '.xls', '.xlsb', '.ods'],
  recognises: (bytes) => isZip(bytes) || isCompound(bytes) || isHtml(bytes),
  read: (bytes) => ({ sheets: readWorkbook(bytes) }),
};

/** Files of Excel before 2007, and files with a password. */
function isCompound(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0].every((byte, index) => bytes[index] === byte);
}

/** Many shops export a page with a table, and call it .xls. */
function isHtml(bytes: Uint8Array): boolean {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  return /^\s*(?:ï»¿)?\s*<(?:!doctype html|html|table|\?xml[^>]*>\s*<(?:\w+:)?workbook)/i.test(
    beginning,
  );
}
