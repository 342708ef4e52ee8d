import styles from './publish.module.css';
import type { Progress } from './protocol';
import { WORDS } from './words';

/** The step that is being done, and how much of it is. Where that cannot be known, the bar does not pretend to. */
export function ProgressBar({ progress: { step, done, total } }: { progress: Progress }) {
  const isKnown = done !== undefined && total !== undefined;
  return (
    <div className={styles['progress']}>
      <p role="status">{WORDS.step[step]}</p>
      <progress
        aria-label={WORDS.progress}
        {...(isKnown && { value: done, max: Math.max(total, 1) })}
      />
      <p className={styles['count']}>
        {isKnown ? WORDS.of(done, total) : done === undefined ? '' : WORDS.count(done)}
      </p>
    </div>
  );
}
