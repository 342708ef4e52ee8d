import { countedIn, formFor, listIn, sizeIn } from '../../language/countedIn';

/** The language whose notation of numbers, dates and lists is used. */
export const FORMATS = 'fr';

/** A number with what it counts. */
export const counted = countedIn(FORMATS);
/** The form that a number asks for. */
export const form = formFor(FORMATS);
/** A list of texts. */
export const list = listIn(FORMATS);
/** The size of a file. */
export const size = sizeIn(FORMATS);
