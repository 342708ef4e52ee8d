import cx from 'classnames';
import { useSite } from '../../site/SiteProvider';
import { SiteLink } from '../../site/SiteLink';
import { buttonClass, iconButton } from '../../ui/button/buttonClass';
import { Picture } from '../../ui/picture/Picture';
import { CartLink } from './CartLink';
import css from './header.module.css';
import { HeaderSearch } from './HeaderSearch';
import { MenuItem } from './MenuItem';
import { useHoverMenu } from './hover/useHoverMenu';
import { Icon } from '../../ui/icon/Icon';
import { MENU, CROSS } from '../../ui/icon/icons';

/**
 * The sticky header: logo, menu, search, cart, call to action [H1]. Stateless: the early script handles the `data-toggle`
 * buttons, before and after hydration.
 */
export function Header({ path }: { path: string }) {
  const data = useSite();
  const {
    site,
    navigation: { menu: items, action },
    strings,
  } = data;
  const hoverMenu = useHoverMenu();
  return (
    <header className={css.header}>
      <div className={cx('wrap', css.bar)}>
        <a href="/" className={css.logo}>
          {site.logo && <Picture image={site.logo.mark} ground="navy" eager />}
          <span>{site.logo?.wordmark ?? site.name}</span>
        </a>
        <button
          type="button"
          className={cx(iconButton, css.toggle)}
          data-toggle=""
          aria-expanded="false"
          aria-controls="menu"
          aria-label={strings.menu}
          suppressHydrationWarning
        >
          <Icon nodes={MENU} size={26} />
          <Icon nodes={CROSS} size={26} />
        </button>
        <nav id="menu" className={css.menu} aria-label={strings.mainNavigation} {...hoverMenu}>
          <ul>
            {items.map((item) => (
              <MenuItem key={item.path} item={item} path={path} />
            ))}
          </ul>
          {action && (
            <SiteLink href={action.href} className={cx(buttonClass({ small: true }), css.action)}>
              {action.label}
            </SiteLink>
          )}
        </nav>
        {import.meta.env.STORE !== false && data.store?.search && <HeaderSearch />}
        {import.meta.env.STORE !== false && data.store && <CartLink />}
      </div>
    </header>
  );
}
