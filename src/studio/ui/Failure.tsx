import cx from 'classnames';
import controls from './controls.module.css';

/**
 * Says what went wrong, aloud as soon as it is known; nothing while there are no words.
 * @param className Where it stands, if not as a paragraph of its own.
 */
export function Failure({ words, className }: { words: string; className?: string | undefined }) {
  if (words === '') return null;
  return (
    <p className={cx(controls['wrong'], className)} role="alert">
      {words}
    </p>
  );
}
