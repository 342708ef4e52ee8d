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
 * encoded: ids and names may contain commas and colons themselves. What mail and chat programs leave at the end of a
 * link, or put into it, does not count. A link that was cut off says so as its last malformed entry.
 */
export function parseShare(address: string): SharedList | undefined {
  // A question mark inside an id is encoded: this one comes from a program that has appended its own query.
  const value = /[?&#]items=([^&#?]*)/.exec(address)?.[1]?.replaceAll('+', ' ');
  if (value === undefined) return undefined;
  const lines: CartItem[] = [];
  const malformed: string[] = [];
  for (const entry of separate(withoutBreaks(value))) {
    const line = toLine(entry);
    if (line) lines.push(line);
    else malformed.push(decode(entry) ?? entry);
  }
  if (lines.length === 0 && malformed.length === 0) malformed.push('items=');
  return { lines: addItems([], lines), malformed };
}

/** Where a mail program has broken a long line, with the blanks by which it goes on. */
const BREAK = /(?:\r?\n|(?:%0D)?%0A)(?:\s|%20)*/gi;

/** Signs and brackets that programs take for part of a link, and the letters of formatting: '2.' '2)' '2>' '2*'. */
const STUCK_TO_THE_END =
  /(?:[.,;:!'")>\]}*_~`\s]|%(?:2[0129C]|3[ABE]|5D|7D|C2%(?:A0|BB)|E2%80%(?:99|9D|A6)|E2%80%8B))+$/i;

const withoutBreaks = (value: string) => value.replace(BREAK, '');

/** Splits at the commas. Some mail programs encode the commas and colons of a link a second time. */
function separate(value: string): string[] {
  const whole = value.includes(':') || value.includes(',') ? value : (decode(value) ?? value);
  const entries = whole.split(',');
  // The name of a product may end in a full stop or a bracket: in front of a third part, nothing is cut off.
  const last = lastIndexOf(entries);
  const kept = entries.slice(0, last + 1);
  const end = kept[last];
  if (end !== undefined && end.split(':').length < 3 && !end.endsWith(':'))
    kept[last] = end.replace(STUCK_TO_THE_END, '');
  return kept.filter((entry) => entry.trim() !== '');
}

/** The index of the last entry that holds more than what is stuck to the end; -1 for none. */
function lastIndexOf(entries: readonly string[]): number {
  let index = entries.length - 1;
  while (index >= 0 && (entries[index] ?? '').replace(STUCK_TO_THE_END, '') === '') index -= 1;
  return index;
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
