import type { Link } from '../../generated/types';
import { buttonClass } from '../../ui/button/buttonClass';
import { SiteLink } from '../SiteLink';
import css from './actions.module.css';

/** The buttons of a block: the first is the main one, the others stand back. */
export function Actions({
  actions,
  look = 'primary',
  ground = 'paper',
  about,
}: {
  actions: readonly Link[] | undefined;
  /** How the first one looks; on navy it always stands out. */
  look?: 'primary' | 'outline';
  ground?: 'paper' | 'navy';
  /** What they stand beside: said with those that stand back, whose words ("Learn More") often say nothing. */
  about?: string | undefined;
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
          {about && index > 0 && <span className="visually-hidden">: {about}</span>}
        </SiteLink>
      ))}
    </div>
  );
}
