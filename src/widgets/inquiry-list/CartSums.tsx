import type { InterfaceStrings } from '../../generated/types';
import css from './inquiry-sums.module.css';

/** The totals of the cart: the sum of quantities, by unit (amounts.ts), and the number of lines [I16]. */
export function CartSums({
  total,
  lines,
  words,
}: {
  total: string;
  lines: number;
  words: Pick<InterfaceStrings, 'totalItems' | 'products'>;
}) {
  return (
    <dl className={css.sums}>
      <dt>{words.totalItems}</dt>
      {/* Another sum is another text in the same place: nothing moves when units come to it. */}
      <dd key={total}>{total}</dd>
      <dt>{words.products}</dt>
      <dd>{lines}</dd>
    </dl>
  );
}
