import type { Link } from '../../generated/types';
import { buttonClass } from '../../ui/button/buttonClass';
import { SiteLink } from '../SiteLink';
import css from './actions.module.css';

/** The buttons of a block: the first is the main one, the others stand back. */
export function Actions({
  actions,
  look = 'primary',
  ground = 'paper',
}: {
  actions: readonly Link[] | undefined;
  /** How the first one looks; on navy it always stands out. */
  look?: 'primary' | 'outline';
  ground?: 'paper' | 'navy';
}) {
  if (!actions?.length) return null;
  const first = ground === 'navy' ? 'primary' : look;
  const second = ground === 'navy' ? 'ghost' : 'outline';
  return (
    <div className={css.actions}>
      {actions.map((action, index) => (
        <SiteLink
          key={action.label}
          href={action.href}
          className={buttonClass({ look: index === 0 ? first : second })}
        >
          {action.label}
        </SiteLink>
      ))}
    </div>
  );
}
