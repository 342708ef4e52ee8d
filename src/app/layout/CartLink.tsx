import { LIST } from '../../catalogue/addresses';
import cx from 'classnames';
import { badgeText } from '../../cart/badge';
import { useCart } from '../../cart/react/CartProvider';
import { fill } from '../../cart/fill';
import { useStrings } from '../../site/SiteProvider';
import { useValue } from '../../ui/useValue';
import css from './header.module.css';
import { iconButton } from '../../ui/button/buttonClass';
import { Icon } from '../../ui/icon/Icon';
import { CART } from '../../ui/icon/icons';

/**
 * The cart icon with the total of all quantities, which is absent at 0 (spec 2); its label says what the badge
 * shows (WCAG 2.5.3). Before React the early script draws the same badge from `data-cart-link`.
 */
export function CartLink() {
  const count = useValue(useCart().totalItems);
  const { cart, cartWithOne, cartWithCount } = useStrings();
  const badge = badgeText(count);
  const many = fill(cartWithCount, { count: badge });
  const label = count === 0 ? cart : count === 1 ? cartWithOne : many;
  return (
    <a
      href={LIST}
      className={cx(iconButton, css.cart)}
      aria-label={label}
      data-tooltip={cart}
      data-cart-link={[cart, cartWithOne, cartWithCount].join('|')}
    >
      <Icon nodes={CART} size={24} />
      {count > 0 && <span data-badge="">{badge}</span>}
    </a>
  );
}
