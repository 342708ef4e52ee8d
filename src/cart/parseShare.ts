import { addItems, toQuantity, type CartItem } from './items';
import { MAX_NAME_LENGTH } from './shareLink';

/** The contents of a share link. */
export interface SharedList {
  /** The name is empty if the link has none: the site looks it up in its catalogue. */
  lines: readonly CartItem[];
  /** Entries without a valid product and quantity, as written in the link. */
  malformed: string[];
}

/** In characters: longer than any real product code. */
const MAX_ID_LENGTH = 80;

/**
 * Parses a share link; undefined if the address has no items. Never throws. `address` is its query and fragment, still
 * encoded: ids and names may contain commas and colons themselves.
 */
export function parseShare(address: string): SharedList | undefined {
  const value = /[?&#]items=([^&#]*)/.exec(address)?.[1]?.replaceAll('+', ' ');
  if (value === undefined) return undefined;
  const lines: CartItem[] = [];
  const malformed: string[] = [];
  for (const entry of separate(value)) {
    const line = toLine(entry);
    if (line) lines.push(line);
    else malformed.push(decode(entry) ?? entry);
  }
  return { lines: addItems([], lines), malformed };
}

/** Splits at the commas. Some mail programs encode the commas and colons of a link a second time. */
function separate(value: string): string[] {
  const whole = value.includes(':') || value.includes(',') ? value : (decode(value) ?? value);
  return whole.split(',').filter((entry) => entry.trim() !== '');
}

function toLine(entry: string): CartItem | undefined {
  const [code = '', count = '1', ...rest] = entry.split(':');
  const id = decode(code)?.trim();
  const name = decode(rest.join(':'))?.trim();
  if (!id || id.length > MAX_ID_LENGTH || name === undefined || name.length > MAX_NAME_LENGTH)
    return;
  const amount = decode(count)?.trim() ?? '';
  const quantity = /^\d+$/.test(amount) ? toQuantity(Number(amount)) : undefined;
  return quantity === undefined ? undefined : { id, name, quantity };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
