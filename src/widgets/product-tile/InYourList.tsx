import { useCartState } from '../../cart/react/CartProvider';
import { fill } from '../../cart/fill';
import { useStrings } from '../../site/SiteProvider';
import { useHydrated } from '../../ui/useHydrated';

/**
 * Says how many of a product are in the cart; nothing where there are none. The cart lives in the browser, so
 * that the prerendered page never says it. With `href` it leads there.
 */
export function InYourList({ id, href }: { id: string; href?: string }) {
  const { inYourList } = useStrings();
  const count = useCartState(({ items }) => items.find((item) => item.id === id)?.quantity);
  if (!useHydrated() || !count) return null;
  const words = fill(inYourList, { count });
  return href ? <a href={href}>{words}</a> : words;
}
