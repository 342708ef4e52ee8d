import cx from 'classnames';
import type { Link } from '../../generated/types';
import { buttonClass } from '../../ui/button/buttonClass';
import { SiteLink } from '../SiteLink';
import css from './actions.module.css';

/** A block's buttons: the first is primary, the others secondary. */
export function Actions({
  actions,
  look = 'primary',
  ground = 'paper',
  about,
}: {
  actions: readonly Link[] | undefined;
  /** Style of the first button; on navy it is always primary. */
  look?: 'primary' | 'outline';
  ground?: 'paper' | 'navy';
  /** Context for screen readers, appended to labels such as "Learn More". */
  about?: string | undefined;
}) {
  if (!actions?.length) return null;
  const isNavy = ground === 'navy';
  return (
    <div className={cx(css.actions, isNavy && css.navy)}>
      {actions.map((action, index) => (
        <SiteLink
          key={action.label}
          href={action.href}
          className={buttonClass({ look: index > 0 ? 'outline' : isNavy ? 'primary' : look })}
        >
          {action.label}
          {about && index > 0 && <span className="visually-hidden">: {about}</span>}
        </SiteLink>
      ))}
    </div>
  );
}
