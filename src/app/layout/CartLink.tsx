import cx from 'classnames';
import { badgeLabel, badgeText } from '../../cart/badge';
import { totalItems } from '../../cart/items';
import { useCartState } from '../../cart/react/CartProvider';
import { useSite } from '../../site/SiteProvider';
import css from './header.module.css';
import { iconButton } from '../../ui/button/buttonClass';
import { Icon } from '../../ui/icon/Icon';
import { CART } from '../../ui/icon/icons';

/**
 * The cart icon with a badge for the total of all quantities, empty and hidden at 0 [H11]. Before hydration the early
 * script fills the badge, with the words in `data-cart-link`.
 */
export function CartLink() {
  const count = useCartState(({ items }) => totalItems(items));
  const { strings, store } = useSite<'store'>();
  const { cart, cartWithOne, cartWithCount } = strings;
  const words = [cart, cartWithOne, cartWithCount] as const;
  return (
    <a
      href={store.addresses.list}
      className={cx(iconButton, css.cart)}
      aria-label={badgeLabel(words, count)}
      data-tooltip={cart}
      data-cart-link={JSON.stringify(words)}
    >
      <Icon nodes={CART} size={24} />
      <span data-badge="">{count > 0 && badgeText(count)}</span>
    </a>
  );
}
