import type { MessageItem } from './message';

/**
 * The sum of all quantities, as people read it. Products in different units have no common sum, so that of each unit
 * stands by itself, those sold singly first: '3 + 12 × cylinder of 13.6 kg'.
 */
export function amountsOf(items: readonly Pick<MessageItem, 'quantity' | 'unit'>[]): string {
  const sums = new Map([['', 0]]);
  for (const { quantity, unit = '' } of items) sums.set(unit, (sums.get(unit) ?? 0) + quantity);
  const filled = [...sums].filter(([, sum]) => sum > 0);
  if (filled.length < 2) return `${filled[0]?.[1] ?? 0}`;
  return filled.map(([unit, sum]) => (unit ? `${sum} × ${unit}` : `${sum}`)).join(' + ');
}
