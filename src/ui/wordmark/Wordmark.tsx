import cx from 'classnames';
import { Picture } from '../picture/Picture';
import type { PictureSource } from '../picture/PlainPicture';
import css from './wordmark.module.css';

const TREATMENTS = [css.tall, css.wide, css.mono];

/**
 * A client or supplier: its logo, or its name as a wordmark. `index` picks one of three styles, so that a strip
 * of names does not look like a list.
 */
export function Wordmark({
  name,
  image,
  index,
}: {
  name: string;
  image?: PictureSource | undefined;
  index: number;
}) {
  if (image) return <Picture image={image} className={css.image} />;
  return <span className={cx(css.wordmark, TREATMENTS[index % TREATMENTS.length])}>{name}</span>;
}
