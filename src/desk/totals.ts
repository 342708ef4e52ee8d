import type { DeskRow } from './rows';

/** The sums of a quotation, in the currency's unit. */
export interface Totals {
  /** Of each row; undefined if it has no price or no quantity. */
  rows: readonly (number | undefined)[];
  net: number;
  tax: number;
  gross: number;
  /** Whether every row has a price: else the sums are only those of the rows that have one. */
  isComplete: boolean;
}

/** How many decimals a currency has (ISO 4217): 0 for yen, 2 for dollars, 3 for dinars. */
export function decimalsOf(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits ?? 2
  );
}

/**
 * Adds up a quotation as people check it with a calculator: each row is rounded to the smallest coin, half away from
 * zero, and the rounded rows are added.
 */
export function totalsOf(
  rows: readonly Pick<DeskRow, 'quantity' | 'price' | 'discount'>[],
  taxPercent: number,
  decimals: number,
): Totals {
  const sums = rows.map(({ quantity, price, discount }) =>
    quantity === undefined || price === undefined
      ? undefined
      : rounded(quantity * price * (1 - discount / 100), decimals),
  );
  const net = rounded(
    sums.reduce<number>((all, sum) => all + (sum ?? 0), 0),
    decimals,
  );
  const tax = rounded((net * taxPercent) / 100, decimals);
  const isComplete = sums.length > 0 && sums.every((sum) => sum !== undefined);
  return { rows: sums, net, tax, gross: rounded(net + tax, decimals), isComplete };
}

/** By the decimal digits of a number: 3 × 1.005 is 3.02, although its binary form is a little less. */
function rounded(value: number, decimals: number): number {
  const [digits = '0', power = '0'] = String(Number(Math.abs(value).toPrecision(14))).split('e');
  const size = Math.round(Number(`${digits}e${Number(power) + decimals}`));
  return Math.sign(value) * Number(`${size}e-${decimals}`);
}
