// Shared with the embed: it runs on partners' pages as well, rendered by Preact.

import { plainDigits } from '../plainDigits';

/**
 * Parses a typed or pasted quantity: a safe integer of at least 1, and 1 for anything else [D6]. Accepts the
 * digits of any script, and thousands as 1,000 or 1 000.
 */
export const parseQuantity = (text: string): number => asQuantity(readNumber(text));

/** Whether a text is a quantity. */
export const isQuantity = (text: string): boolean => readNumber(text) >= 1;

/** The whole number that a text begins with; NaN if it is none. */
function readNumber(text: string): number {
  const plain = plainDigits(text).replace(/(\d)[,٬\s](?=\d{3}(?!\d))/g, '$1');
  return Math.trunc(Number(plain));
}

/** Clamps a number to the valid quantities; NaN becomes 1. */
export const asQuantity = (value: number): number =>
  value >= 1 ? Math.min(value, Number.MAX_SAFE_INTEGER) : 1;
