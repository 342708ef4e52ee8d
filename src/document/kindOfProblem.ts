/** A mistake or a warning, and where it is. */
interface SaidProblem {
  severity: string;
  /** '/store/products/17/name' */
  pointer: string;
  message: string;
  advice?: string | undefined;
}

/**
 * What problems of one kind have in common: all but the places in lists, the values, which stand in quotation marks, and
 * numbers. Of a hundred thousand products whose names are too long, all are of one kind.
 */
export function kindOfProblem({ severity, pointer, message, advice = '' }: SaidProblem): string {
  const field = pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
  return [severity, field, withoutValues(message), withoutValues(advice)].join('\0');
}

/**
 * A sentence without values and numbers. Values may have quotation marks themselves (a 2" valve): what is between the
 * first and the last one counts as one.
 */
export function withoutValues(sentence: string): string {
  return sentence.replace(/["“«].*["”»]/s, '""').replaceAll(/\d+(?:[.,]\d+)*/g, '0');
}
