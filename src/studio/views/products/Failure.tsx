import cx from 'classnames';
import controls from '../../ui/controls.module.css';
import styles from './products.module.css';

/** What went wrong, beside the buttons of a dialog: wherever it is scrolled to, they are in view. */
export function Failure({ words }: { words: string }) {
  if (words === '') return null;
  return (
    <p className={cx(controls['wrong'], styles['failure'])} role="alert">
      {words}
    </p>
  );
}
