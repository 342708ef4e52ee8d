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
<<<<<<< HEAD
  const isNavy = ground === 'navy';
=======
  const first = ground === 'navy' ? 'primary' : look;
  const second = ground === 'navy' ? css.ghost : 'outline';
>>>>>>> 65820163 (Keep a button's own looks and a call's address out of shared scripts, which had grown past the budget of two pages)
  return (
    <div className={cx(css.actions, isNavy && css.navy)}>
      {actions.map((action, index) => (
        <SiteLink
          key={action.label}
          href={action.href}
<<<<<<< HEAD
          className={buttonClass({ look: index > 0 ? 'outline' : isNavy ? 'primary' : look })}
=======
          className={buttonClass({ look: index === 0 ? first : second })}
>>>>>>> 65820163 (Keep a button's own looks and a call's address out of shared scripts, which had grown past the budget of two pages)
        >
          {action.label}
          {about && index > 0 && <span className="visually-hidden">: {about}</span>}
        </SiteLink>
      ))}
    </div>
  );
}
