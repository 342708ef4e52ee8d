import type { DeskInquiry, DeskRow } from './rows';

/** What the desk stores and exports: a sign of what it is, then the inquiries. */
const FORMAT = 'sales-desk-1';

/** The open inquiries as a text. */
export function asDeskFile(inquiries: readonly DeskInquiry[]): string {
  return JSON.stringify({ format: FORMAT, inquiries });
}

/** Reads such a text, which may be another's, or changed by hand; undefined if it is none. */
export function parseDeskFile(text: string): DeskInquiry[] | undefined {
  try {
    const { format, inquiries } = Object(JSON.parse(text)) as Record<string, unknown>;
    if (format !== FORMAT || !Array.isArray(inquiries)) return undefined;
    return inquiries.every(isInquiry) ? inquiries : undefined;
  } catch {
    return undefined;
  }
}

function isInquiry(value: unknown): value is DeskInquiry {
  const { id, since, customer, reference, note, faults, rows } = Object(value) as Partial<
    Record<keyof DeskInquiry, unknown>
  >;
  const texts = [id, since, customer, reference, note];
  return texts.every(isText) && Array.isArray(faults) && Array.isArray(rows) && rows.every(isRow);
}

function isRow(value: unknown): value is DeskRow {
  const row = Object(value) as Partial<Record<keyof DeskRow, unknown>>;
  const texts = [row.key, row.said, row.code, row.name, row.unit];
  const details = [row.specifications, row.stock, row.delivery, row.supplierCode, row.branch];
  const numbers = [row.quantity, row.price];
  return (
    texts.every(isText) &&
    details.every((detail) => detail === undefined || isText(detail)) &&
    numbers.every((number) => number === undefined || Number.isFinite(number)) &&
    Number.isFinite(row.discount) &&
    Array.isArray(row.candidates) &&
    Array.isArray(row.doubts)
  );
}

const isText = (value: unknown) => typeof value === 'string';

/** Those of a file in addition to those that are open; one that is both is as the file has it. */
export function takenOver(
  open: readonly DeskInquiry[],
  file: readonly DeskInquiry[],
): DeskInquiry[] {
  const ids = new Set(file.map(({ id }) => id));
  return [...file, ...open.filter(({ id }) => !ids.has(id))];
}
