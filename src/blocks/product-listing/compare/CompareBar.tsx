import { useStrings } from '../../../site/SiteProvider';
import { fill } from '../../../cart/fill';
import { buttonClass } from '../../../ui/button/buttonClass';
import css from './compare-bar.module.css';
import { MAX_COMPARED, MIN_COMPARED } from '../comparing';

/** At the lower edge of the screen while products are chosen for a comparison: opens it, or forgets them. */
export function CompareBar({
  count,
  onOpen,
  onClear,
}: {
  count: number;
  onOpen: () => void;
  onClear: () => void;
}) {
  const strings = useStrings();
  if (count === 0) return null;
  return (
    <div className={css.bar}>
      <p role="status">
        <span>{fill(strings.compareChosen, { count, most: MAX_COMPARED })}</span>
      </p>
      {count >= MIN_COMPARED && (
        <button type="button" className={buttonClass({ small: true })} onClick={onOpen}>
          {strings.compare}
        </button>
      )}
      <button
        type="button"
        className={buttonClass({ small: true, look: 'outline' })}
        onClick={onClear}
      >
        {strings.clear}
      </button>
    </div>
  );
}
