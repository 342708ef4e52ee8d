import type { DecimalMark } from '../../../catalogue/units/readNumber';
import { valueAt } from '../../../document/values';

/**
 * The mark before decimals in the texts of a site, by its notation (`site.format`) or else its language; a full stop
 * where the browser has no formats for that.
 */
export function decimalIn(config: unknown): DecimalMark {
  const tags = ['format', 'language'].map((field) => valueAt(config, ['site', field]));
  const known = tags.find((tag) => typeof tag === 'string' && hasFormats(tag));
  if (typeof known !== 'string') return '.';
  return new Intl.NumberFormat(`${known}-u-nu-latn`).format(1.5).includes(',') ? ',' : '.';
}

/** A site that is being edited may have any text as its language, for which a browser would throw. */
function hasFormats(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}
