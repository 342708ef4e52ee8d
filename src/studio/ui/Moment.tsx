import { WORDS } from '../words';
import controls from './controls.module.css';

/** Stands where a view shows something, until the server has answered: an empty view looks as if there were nothing. */
export function Moment() {
  return (
    <p className={controls['hint']} role="status">
      {WORDS.loading}
    </p>
  );
}
