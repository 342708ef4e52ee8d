import { fill } from '../../../cart/fill';
import type { ProductContext } from '../../../generated/types';
import { useSite } from '../../../site/SiteProvider';
import { statusLabel } from '../../../widgets/product-tile/statusLabel';
import css from './status.module.css';

/** Whether the product can be had, and what takes its place. */
export function Status({ product: { status, successor } }: { product: ProductContext }) {
  const { strings, store } = useSite<'store'>();
  const label = statusLabel(status, strings);
  if (label === undefined) return null;
  return (
    <p className={css.status}>
      <strong>{label}</strong>
      {successor && (
        <a href={store.addresses.product + successor.id}>
          {fill(strings.replacedBy, { name: successor.name })}
        </a>
      )}
    </p>
  );
}
