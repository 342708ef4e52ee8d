import type { Rule } from '../context';
import { entries, textOf } from '../facts';

/** A successor takes the place of a discontinued product, and is another one. */
export const rule: Rule = ({ config, warning }) => {
  for (const { value, path } of entries(config, ['store', 'products'])) {
    const successor = textOf(value, 'successor');
    if (successor === undefined) continue;
    if (textOf(value, 'status') !== 'discontinued')
      warning(
        [...path, 'successor'],
        'A successor is shown for discontinued products alone.',
        'Set "status" to "discontinued", or remove the successor.',
      );
    if (successor === textOf(value, 'id'))
      warning([...path, 'successor'], 'A product cannot take its own place.', 'Name another one.');
  }
};
