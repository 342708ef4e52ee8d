import styles from './controls.module.css';

/**
 * The tooltip of a button with an `aria-label`, over all of it. A `title` on the button itself would be said as its
 * description, after the same words as its name.
 */
export function Tip({ words }: { words: string }) {
  return <span className={styles['tip']} title={words} />;
}
