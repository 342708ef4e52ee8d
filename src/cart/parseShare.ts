import { addItems, toQuantity, type CartItem } from './items';
import { LONGEST_NAME } from './shareLink';

/** What a share link holds. */
export interface SharedList {
  /** With an empty name where the link gives none: the catalogue of the site knows it. */
  lines: readonly CartItem[];
  /** Parts that say no product and quantity, as they stand in the link. */
  malformed: string[];
}

/** No code of any catalogue is longer. */
const LONGEST_ID = 80;

/**
 * Reads a share link; undefined where the address holds none. Never throws. `address` is its query and what stands
 * behind its number sign, not decoded: ids and names may themselves hold commas and colons.
 */
export function parseShare(address: string): SharedList | undefined {
  const value = /[?&#]items=([^&#]*)/.exec(address)?.[1]?.replaceAll('+', ' ');
  if (value === undefined) return undefined;
  const lines: CartItem[] = [];
  const malformed: string[] = [];
  for (const part of separate(value)) {
    const line = toLine(part);
    if (line) lines.push(line);
    else malformed.push(decode(part) ?? part);
  }
  return { lines: addItems([], lines), malformed };
}

/** The parts between the commas. Some mail programs encode the commas and colons of a link once more. */
function separate(value: string): string[] {
  const whole = value.includes(':') || value.includes(',') ? value : (decode(value) ?? value);
  return whole.split(',').filter((part) => part.trim() !== '');
}

/** A line with an empty name where the link gives none. */
function toLine(part: string): CartItem | undefined {
  const [code = '', count = '1', ...rest] = part.split(':');
  const id = decode(code)?.trim();
  const name = decode(rest.join(':'))?.trim();
  if (!id || id.length > LONGEST_ID || name === undefined || name.length > LONGEST_NAME) return;
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
