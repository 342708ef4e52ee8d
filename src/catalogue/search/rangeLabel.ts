import type { Filter } from './searchTypes';

/** A chosen range in words: '20 – 30 mm', '≥ 20 mm'. */
export function rangeLabel(
  { from, to }: Filter,
  unit: string | undefined,
  language: string,
): string {
  // Digits as the specifications have them.
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    maximumFractionDigits: 6,
    useGrouping: false,
  });
  const known = [from, to].map((one) => (one === undefined ? '' : format.format(one)));
  const [low, high] = known as [string, string];
  const numbers = low && high ? `${low} – ${high}` : low ? `≥ ${low}` : `≤ ${high}`;
  return unit ? `${numbers} ${unit}` : numbers;
}
