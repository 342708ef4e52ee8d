import { PRICE_FIELDS, type PriceColumns } from '../../desk/priceTable';

/** Reads the columns that the desk has stored, which may have been changed by hand; undefined if it is none. */
export function parseColumns(text: string): PriceColumns | undefined {
  try {
    const stored = Object(JSON.parse(text)) as Record<string, unknown>;
    const columns = PRICE_FIELDS.flatMap((field) => {
      const heading = stored[field];
      return typeof heading === 'string' && heading !== '' ? [[field, heading]] : [];
    });
    return columns.length > 0 ? (Object.fromEntries(columns) as PriceColumns) : undefined;
  } catch {
    return undefined;
  }
}
