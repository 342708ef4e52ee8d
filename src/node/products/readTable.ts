import { extname, join } from 'node:path';
import type { Answers } from '../../document/table/question';
import { importEach } from '../files/importEach';
import type { FileContent, FileFormat } from './fileFormat';

let loading: Promise<FileFormat[]> | undefined;

/** The kinds of files that products come in: every file of the folder `formats`. */
async function fileFormats(): Promise<FileFormat[]> {
  loading ??= importEach(join(import.meta.dirname, 'formats'), 'format') as Promise<FileFormat[]>;
  return loading;
}

/**
 * The sheets of a file, all cells as the text that they show, or what must be known before it can be read. What is in
 * the file decides how it is read: many shops call a page with a table .xls.
 * @param name What the file is called.
 * @throws A sentence, if the file cannot be read.
 */
export async function readTable(
  bytes: Buffer,
  name: string,
  about: {
    answers?: Answers;
    language?: string;
    countHeadings: (row: readonly string[]) => number;
  },
): Promise<FileContent> {
  const formats = await fileFormats();
  const extension = extname(name).toLowerCase();
  const known = formats.find(({ extensions }) => extensions.includes(extension));
  if (!known) throw new Error(OTHERS[extension] ?? noTable(formats));
  if (bytes.length === 0) throw new Error('This file is empty.');
  const found = formats.find(({ recognises }) => recognises(bytes));
  const format = found ?? (isText(bytes, extension) ? formats.find(isCsv) : undefined);
  if (!format) throw new Error(damaged(extension));
  return format.read(bytes, { name, answers: {}, language: 'en', ...about });
}

const isCsv = ({ extensions }: FileFormat): boolean => extensions.includes('.csv');

/** What is no workbook is read as CSV, if it can be: shops call it .xls, too. */
function isText(bytes: Buffer, extension: string): boolean {
  const isUnicode16 = ['fffe', 'feff'].includes(bytes.subarray(0, 2).toString('hex'));
  return (
    !/^\.(?:xl[st].|ods)$/.test(extension) &&
    (isUnicode16 || !bytes.subarray(0, 4096).includes('\0\0'))
  );
}

const damaged = (extension: string): string =>
  `This is no ${extension.slice(1).toUpperCase()} file, or it is damaged. Open it in your spreadsheet program and save it once more as .xlsx.`;

/** Files that people have tables in, and why they cannot be read. */
const OTHERS: Readonly<Record<string, string>> = {
  '.pdf': 'A table cannot be read from a PDF. Ask for the same list as .xlsx or .csv.',
  '.numbers': 'Files of Numbers cannot be read. Choose File, Export To, Excel in Numbers.',
  '.gsheet': 'This is a link to Google Sheets. Choose File, Download, Microsoft Excel there.',
  '.doc':
    'A table cannot be read from a text document. Copy it into a spreadsheet and save it as .xlsx.',
  '.docx':
    'A table cannot be read from a text document. Copy it into a spreadsheet and save it as .xlsx.',
  '.zip': 'This is an archive. Take the table out of it first.',
};

function noTable(formats: readonly FileFormat[]): string {
  const all = formats.flatMap(({ extensions }) => extensions);
  return `A table is a file that ends in .xlsx or .csv. These can be read: ${all.join(', ')}.`;
}
