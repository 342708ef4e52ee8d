import cx from 'classnames';
import { useValue } from '../useValue';
import { motionPaused } from './motion';
import { iconButton } from '../button/buttonClass';
import { Icon } from '../icon/Icon';
import { PAUSE, PLAY } from '../icon/icons';

/** Pauses and resumes everything on the page that moves by itself [M4]. */
export function PauseButton({
  pause,
  play,
  className,
}: {
  /** Labels of both states. */
  pause: string;
  play: string;
  className?: string | undefined;
}) {
  const paused = useValue(motionPaused);
  const label = paused ? play : pause;
  return (
    <button
      type="button"
      className={cx(iconButton, className)}
      aria-label={label}
      data-tooltip=""
      onClick={() => {
        motionPaused.value = !paused;
      }}
    >
      <Icon nodes={paused ? PLAY : PAUSE} size={18} />
    </button>
  );
}
