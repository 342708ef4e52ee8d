import type { Explanation } from './explanation';
import { valueInWords } from './words';

/** Explains why a text is not a phone number. */
export function explainPhone(value: string): Explanation {
  return {
    message: `${valueInWords(value)} is not a phone number in international form.`,
    advice: 'Write + and the country code, then digits and spaces only: "+99 12 345 6789".',
    meant: mendPhone(value),
  };
}

/** Links to a chat or a call, up to their number. */
const NUMBER_LINK =
  /^\s*(?:tel:|https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=))\+?(?=[1-9])/i;

/**
 * The number that was certainly meant; it may still be invalid. '0044 (0)1632/960-123' → '+44 1632 960 123',
 * 'https://wa.me/441632960123' → '+441632960123'.
 */
export function mendPhone(value: string): string {
  return value
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(NUMBER_LINK, '+')
    .replace('(0)', ' ')
    .replaceAll(/[\s().\-‐‑–—/]+/g, ' ')
    .trim()
    .replace(/^00(?=[1-9])|^\+ +/, '+');
}

/** Explains why a text is not an e-mail address. */
export function explainEmail(value: string): Explanation {
  const meant = mendEmail(value);
  const hidden = value.trim() !== value && value.trim() === meant;
  return {
    message: hidden
      ? `${valueInWords(value)} has a space before or after the e-mail address.`
      : `${valueInWords(value)} is not an e-mail address.`,
    advice: hidden ? `Write "${meant}".` : 'Write it as "sales@company.com".',
    meant,
  };
}

/** Strips what programs add to an address: 'mailto:', a person's name, blanks, punctuation. */
function mendEmail(value: string): string {
  const plain = value.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').trim();
  const inside = /^[^<>@]*<([^<>]+)>$/.exec(plain)?.[1] ?? plain;
  return inside
    .replace(/^mailto:/i, '')
    .replace(/[.,;]+$/, '')
    .trim();
}
