import { numberIn } from './numberIn';

/** What a cell shows, and the number behind it, if it is one. */
interface AmountCell {
  text: string;
  number?: number | undefined;
}

/** Reads the amount of a cell; none if the cell names another currency. */
export type AmountReader = (cell: AmountCell | undefined) => number | undefined;

/** Signs of currencies, and words beside them: '$', 'US', 'Ksh.'. */
const MARKS = /\p{Sc}|\p{L}+\.?/gu;

/** What stands for "no cents" at the end: '5,000/=' in East Africa, '1.250,-' in the north of Europe. */
const NO_CENTS = /\/[=-]$|(?<=[.,])[-–—]$/;

/** What the trade writes, and CLDR does not have for the country of the currency. */
const MORE_SIGNS: Readonly<Record<string, readonly string[]>> = {
  CNY: ['RMB', '元'],
  INR: ['Rs'],
  MWK: ['K'],
  MZN: ['MT', 'MTn'],
  USD: ['U$'],
  ZWG: ['ZiG'],
};

/** Creates a reader of amounts in a currency, by its code of ISO 4217. */
export function amountReader(currency: string): AmountReader {
  const own = new Set([currency, ...signsOf(currency)].map(plainSign));
  return (cell) => {
    if (!cell) return undefined;
    const marks = cell.text.match(MARKS) ?? [];
    const isOwn = marks.every((mark) => own.has(plainSign(mark)));
    if (!isOwn && !own.has(plainSign(marks.join('')))) return undefined;
    if (cell.number !== undefined) return cell.number >= 0 ? cell.number : undefined;
    const digits = cell.text
      .replace(MARKS, '')
      .trim()
      .replace(NO_CENTS, (sign) => (sign.startsWith('/') ? '' : '00'));
    return numberIn(digits, false, Number.MAX_SAFE_INTEGER);
  };
}

const plainSign = (sign: string): string => sign.toUpperCase().replace(/\.$/, '');

/** How a currency is written besides its code: '$' and 'US$'; 'MK' where MWK is paid, as codes begin with the country. */
function signsOf(currency: string): string[] {
  const locales = ['en-GB', `en-${currency.slice(0, 2)}`];
  const shown = locales.flatMap((locale) =>
    (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
        .formatToParts(1)
        .flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
    ),
  );
  return [...shown, ...(MORE_SIGNS[currency] ?? [])];
}
