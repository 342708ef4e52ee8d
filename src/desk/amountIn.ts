import { decidingMark, decimalMarkOf, plainDigits } from './decimalMark';
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
const NO_CENTS = /\/[=-]$|[.,][-–—]$/;

/** What the trade writes, and CLDR does not have for the country of the currency. */
const MORE_SIGNS: Readonly<Record<string, readonly string[]>> = {
  CNY: ['RMB', '元'],
  INR: ['Rs'],
  MWK: ['K'],
  MZN: ['MT', 'MTn'],
  USD: ['U$'],
  ZWG: ['ZiG'],
};

/**
 * Creates a reader of the amounts of a column.
 * @param currency Its code of ISO 4217.
 * @param column All cells of the column, which tell by which mark their decimals are set off. Where they do not, a comma
 * groups thousands, and what full stops may group or set off ('1.250' below '2.500') is no amount: by the wrong one, a
 * price would be a thousandth.
 */
export function amountReader(
  currency: string,
  column: readonly (AmountCell | undefined)[],
): AmountReader {
  const own = new Set([currency, ...signsOf(currency)].map(plainSign));
  const typed = column.flatMap((cell) =>
    cell && cell.number === undefined ? [digitsIn(cell)] : [],
  );
  const decimal = decimalMarkOf(typed);
  return (cell) => {
    if (!cell) return undefined;
    const marks = cell.text.match(MARKS) ?? [];
    const isOwn = marks.every((mark) => own.has(plainSign(mark)));
    if (!isOwn && !own.has(plainSign(marks.join('')))) return undefined;
    if (cell.number !== undefined) return cell.number >= 0 ? cell.number : undefined;
    const digits = digitsIn(cell);
    if (decimal === undefined && decidingMark(digits) === '.') return undefined;
    return numberIn(digits, false, Number.MAX_SAFE_INTEGER, decimal);
  };
}

/** What a cell shows without signs of currencies and spaces. */
const digitsIn = ({ text }: AmountCell): string =>
  plainDigits(text.replace(MARKS, '')).replace(NO_CENTS, (sign) =>
    sign.startsWith('/') ? '' : `${sign.charAt(0)}00`,
  );

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
