import { useCartState } from '../../cart/react/CartProvider';
import { fill } from '../../cart/fill';
import { useStrings } from '../../site/SiteProvider';
import { useHydrated } from '../../ui/useHydrated';
import css from './in-your-list.module.css';

/**
 * How many of a product are in the cart; renders nothing for none, and nothing before hydration, as the cart lives in
 * the browser. A link if it has an `href`, else a mark over a corner of a tile's picture.
 */
export function InYourList({ id, href }: { id: string; href?: string }) {
  const { inYourList } = useStrings();
  const count = useCartState(({ items }) => items.find((item) => item.id === id)?.quantity);
  if (!useHydrated() || !count) return null;
  const words = fill(inYourList, { count });
  return href ? <a href={href}>{words}</a> : <span className={css.mark}>{words}</span>;
}
