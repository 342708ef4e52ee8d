import cx from 'classnames';
import { useStrings } from '../../../site/SiteProvider';
import { iconButton } from '../../../ui/button/buttonClass';
import { Icon } from '../../../ui/icon/Icon';
import { ARROW_LEFT, ARROW_RIGHT, CROSS } from '../../../ui/icon/icons';
import css from './viewer.module.css';

/** Above pictures in large: which one is shown, and the buttons. */
export function ViewerBar({
  counted,
  shown,
  isFirst,
  isLast,
  onTurn,
  onClose,
}: {
  /** '2 of 7' */
  counted: string;
  /** What the picture shows. */
  shown: string;
  isFirst: boolean;
  isLast: boolean;
  onTurn: (by: number) => void;
  onClose: () => void;
}) {
  const strings = useStrings();
  return (
    <div className={css.bar}>
      <p aria-hidden="true">{counted}</p>
      {/* In one text, because screen readers interrupt one by the next. */}
      <p role="status" className="visually-hidden">
        {`${counted}: ${shown}`}
      </p>
      {!(isFirst && isLast) && (
        <>
          <Turn
            label={strings.previousSlide}
            icon={ARROW_LEFT}
            isOff={isFirst}
            onClick={() => onTurn(-1)}
          />
          <Turn
            label={strings.nextSlide}
            icon={ARROW_RIGHT}
            isOff={isLast}
            onClick={() => onTurn(1)}
          />
        </>
      )}
      <button type="button" className={iconButton} aria-label={strings.dismiss} onClick={onClose}>
        <Icon nodes={CROSS} size={24} />
      </button>
    </div>
  );
}

function Turn({
  label,
  icon,
  isOff,
  onClick,
}: {
  label: string;
  icon: typeof ARROW_LEFT;
  isOff: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={cx(iconButton, css.turn)}
      aria-label={label}
      // Not disabled, because it would lose the focus.
      aria-disabled={isOff || undefined}
      onClick={onClick}
    >
      <Icon nodes={icon} size={24} />
    </button>
  );
}
