import cx from 'classnames';
import type { MenuItem as Item } from '../../generated/types';
import { fill } from '../../cart/fill';
import { useStrings } from '../../site/SiteProvider';
import { iconButton } from '../../ui/button/buttonClass';
import { Icon } from '../../ui/icon/Icon';
import css from './header.module.css';
import { isCurrent, isWithin } from './menuState';
import { CHEVRON_DOWN } from '../../ui/icon/icons';

/** An entry of the menu. With a submenu, it has a button beside the link (APG disclosure navigation). */
export function MenuItem({ item, path }: { item: Item; path: string }) {
  const strings = useStrings();
  const current = (to: string) => (isCurrent(to, path) ? ('page' as const) : undefined);
  return (
    <li className={css.item} data-submenu={item.submenu ? '' : undefined}>
      <a
        href={item.path}
        aria-current={current(item.path)}
        data-within={isWithin(item, path) ? '' : undefined}
      >
        {item.name}
      </a>
      {item.submenu && (
        <>
          <button
            type="button"
            className={cx(iconButton, css.more)}
            data-toggle=""
            aria-expanded="false"
            aria-label={fill(strings.openSubmenu, { name: item.name })}
            suppressHydrationWarning
          >
            <Icon nodes={CHEVRON_DOWN} size={18} />
          </button>
          <ul className={css.submenu}>
            {item.submenu.map((entry) => (
              <li key={entry.path}>
                <a href={entry.path} aria-current={current(entry.path)}>
                  {entry.icon && <Icon nodes={entry.icon} size={22} />}
                  <span>
                    {entry.name}
                    {entry.text && <small>{entry.text}</small>}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}
