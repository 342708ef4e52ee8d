import cx from 'classnames';
import { useSite } from '../../site/SiteProvider';
import { RichText } from '../../site/text/RichText';
import { iconButton } from '../../ui/button/buttonClass';
import { Icon } from '../../ui/icon/Icon';
import { CROSS } from '../../ui/icon/icons';
import css from './announcement.module.css';

/**
 * The announcement above the content of every page. Stateless: its early step shows and hides it, before the first
 * paint and while the page is open. Without JavaScript it is as it was built, and cannot be closed.
 */
export default function Announcement() {
  const { announcement, site, strings } = useSite();
  if (!announcement) return null;
  const { id, text, kind, closable, due } = announcement;
  return (
    <aside
      className={cx(css.announcement, kind === 'warning' && css.warning)}
      data-early="announcement"
      data-from={due?.from}
      data-until={due?.until}
      data-key={closable ? `${site.id}-closed` : undefined}
      data-id={id}
      hidden={due?.hidden}
      suppressHydrationWarning
    >
      <div className={cx('wrap', css.bar)}>
        <p className={css.text}>
          <RichText text={text} />
        </p>
        {closable && (
          <button
            type="button"
            className={cx(iconButton, css.close)}
            data-close=""
            data-scripted=""
            aria-label={strings.dismiss}
            suppressHydrationWarning
          >
            <Icon nodes={CROSS} size={20} />
          </button>
        )}
      </div>
    </aside>
  );
}
