import { useEffect, useState } from 'react';
import { fill } from '../../cart/fill';
import { localStorageOrNone } from '../../cart/storage';
import {
  guessedColumns,
  hasColumns,
  headingsIn,
  priceListOf,
  type PriceColumns,
  type PriceList,
  type PriceSheet,
} from '../../desk/priceTable';
import type { SalesDeskBlock } from '../../generated/types';
import { useSite } from '../../site/SiteProvider';
import { parseColumns } from './parseColumns';
import { loadReader, NoReaderError, readSpreadsheet } from './readSpreadsheet';

/** A file of which somebody has to say what its columns are. */
export interface ColumnQuestion {
  file: string;
  sheets: readonly PriceSheet[];
  /** What they probably are. */
  columns: PriceColumns;
}

/** The spreadsheet with our prices: in memory only, until the page is left. */
export interface Prices {
  list: PriceList | undefined;
  /** The name of the file that it is from. */
  file: string;
  /** What has come of the last file besides, a sentence each. */
  said: readonly string[];
  question: ColumnQuestion | undefined;
  open: (file: File) => void;
  choose: (sheet: PriceSheet, columns: PriceColumns) => void;
  /** Asks for the columns of the file that is open again; undefined without one. */
  ask: (() => void) | undefined;
}

/** More codes than these help nobody. */
const MAX_CODES_SAID = 8;

/**
 * Opens spreadsheets. Which columns are what is asked once, and kept in this browser's storage by their headings.
 * @param onList Told of each list that is read.
 */
export function usePrices(
  { words, currency }: SalesDeskBlock,
  onList: (list: PriceList) => void,
): Prices {
  const key = `${useSite().site.id}-desk-columns`;
  const [list, setList] = useState<PriceList>();
  const [listFile, setListFile] = useState('');
  const [said, setSaid] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<Omit<ColumnQuestion, 'columns'>>();
  const [question, setQuestion] = useState<ColumnQuestion>();

  useEffect(() => {
    // Who has opened a spreadsheet here before will do so again, perhaps without a network.
    if (stored(key)) loadReader().catch(() => {});
  }, [key]);

  const take = (file: string, sheet: PriceSheet, columns: PriceColumns) => {
    const read = priceListOf(sheet, columns, currency);
    setList(read);
    setListFile(file);
    onList(read);
    setQuestion(undefined);
    const { ambiguous, unread } = read;
    setSaid([
      ...(ambiguous.length > 0 ? [fill(words.pricesAmbiguous, { codes: firstOf(ambiguous) })] : []),
      ...(unread.length > 0
        ? [fill(words.pricesUnread, { codes: firstOf(unread), currency })]
        : []),
    ]);
  };
  const ask = (file: string, sheets: readonly PriceSheet[]) => {
    const [first] = sheets;
    if (!first) return;
    const columns = guessedColumns(first.rows[headingsIn(first, {})] ?? []);
    setQuestion({ file, sheets, columns: { ...columns, ...kept(key, first) } });
  };
  const open = async (file: File) => {
    setQuestion(undefined);
    setSaid([fill(words.readingPrices, { file: file.name })]);
    try {
      const sheets = (await readSpreadsheet(file)).filter(({ rows }) => rows.length > 1);
      if (sheets.length === 0) throw new Error('It has no rows.');
      setOpened({ file: file.name, sheets });
      const known = sheets.flatMap((sheet) => {
        const columns = kept(key, sheet);
        return columns ? [{ sheet, columns }] : [];
      });
      const [only] = known;
      if (only && known.length === 1) return take(file.name, only.sheet, only.columns);
      setSaid([]);
      ask(file.name, sheets);
    } catch (error) {
      const isReader = error instanceof NoReaderError;
      setSaid([isReader ? words.readerFailed : fill(words.pricesFailed, { file: file.name })]);
    }
  };
  return {
    list,
    file: listFile,
    said,
    question,
    open: (file) => void open(file),
    choose(sheet, columns) {
      keep(key, columns);
      take(question?.file ?? '', sheet, columns);
    },
    ask: opened && (() => ask(opened.file, opened.sheets)),
  };
}

const firstOf = (codes: readonly string[]) =>
  codes.slice(0, MAX_CODES_SAID).join(', ') + (codes.length > MAX_CODES_SAID ? ' …' : '');

/** The columns that somebody has chosen before, if this sheet has them. */
function kept(key: string, sheet: PriceSheet): PriceColumns | undefined {
  const columns = stored(key);
  return columns && hasColumns(sheet, columns) ? columns : undefined;
}

function stored(key: string): PriceColumns | undefined {
  try {
    return parseColumns(localStorageOrNone()?.getItem(key) ?? '');
  } catch {
    return undefined;
  }
}

function keep(key: string, columns: PriceColumns): void {
  try {
    localStorageOrNone()?.setItem(key, JSON.stringify(columns));
  } catch {
    // Without storage they are asked for again; the desk says that nothing is kept.
  }
}
