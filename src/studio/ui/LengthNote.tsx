import cx from 'classnames';
import { WORDS } from '../words';
import styles from './length-note.module.css';

/** How long a text is, and how long it may be, in characters. */
export interface TextLength {
  length: number;
  least: number;
  most: number;
}

/** From this part of its room on, one wants to know how much is left. */
const NEARLY_FULL = 0.8;

/** Whether a text has no room where it is shown, or says too little there. */
export const isOutside = ({ length, least, most }: TextLength): boolean =>
  length > most || length < least;

/** How much room a text has left, once it is nearly full or as long as it is too short; nothing of an empty one. */
export function LengthNote({ id, ...measured }: TextLength & { id?: string }) {
  const { length, least, most } = measured;
  if (length === 0 || (length >= least && length <= most * NEARLY_FULL)) return null;
  return (
    <span id={id} className={cx(styles['note'], isOutside(measured) && styles['outside'])}>
      {length < least ? WORDS.ofLeast(length, least) : WORDS.ofLength(length, most)}
    </span>
  );
}
