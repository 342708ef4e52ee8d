import cx from 'classnames';
import { useState } from 'react';
import { useValue } from '../useValue';
import { motionPaused } from './motion';
import { iconButton } from '../button/buttonClass';
import { Icon } from '../icon/Icon';
import { PAUSE, PLAY } from '../icon/icons';

/** What the button is called in both states, and what is said once it was pressed. */
interface PauseWords {
  pause: string;
  resume: string;
  paused: string;
  resumed: string;
}

/**
 * Pauses and resumes everything on the page that moves by itself [M4]. Screen readers do not speak of a button whose
 * name changes while it has the focus, so what has happened is said, by the button that was pressed.
 */
export function PauseButton({
  words,
  className,
}: {
  words: PauseWords;
  className?: string | undefined;
}) {
  const paused = useValue(motionPaused);
  const [isPressed, setIsPressed] = useState(false);
  return (
    <>
      <button
        type="button"
        className={cx(iconButton, className)}
        aria-label={paused ? words.resume : words.pause}
        data-tooltip=""
        onClick={() => {
          motionPaused.value = !paused;
          setIsPressed(true);
        }}
        onBlur={() => setIsPressed(false)}
      >
        <Icon nodes={paused ? PLAY : PAUSE} size={18} />
      </button>
      <span className="visually-hidden" role="status">
        {isPressed && (paused ? words.paused : words.resumed)}
      </span>
    </>
  );
}
