/** How the differences between two versions are put into words. What fields are called comes from the schemas. */
export interface Describing {
  /** A text, or the name of an entry, in quotes. */
  quoted: (text: string) => string;
  /** Between what something is about and what is said of it. */
  colon: string;
  yes: string;
  no: string;
  /** A page without a name. */
  page: (number: number) => string;
  /** A page that stands for one of each: 'product', 'category', 'brand'. */
  pageOfEach: (what: string) => string;
  /** What is filled in on such a page, in brackets: the 'name' of the 'product'. */
  filling: (field: string, what: string) => string;
  /** An entry of a list that is no group, and one whose kind has no name. */
  entry: string;
  /** A block without a name, by its kind, in quotes. */
  block: (kind: string) => string;
  /** A kind of block without a name. */
  anyBlock: string;
  /** A field of a group or an entry; of several groups, the inner one first. */
  fieldOf: (field: string, holder: string) => string;
  changed: (subject: string) => string;
  changedTo: (subject: string, from: string, to: string) => string;
  /** `subject` is empty for a whole part of the site, which is named before. */
  added: (subject: string, text: string | undefined) => string;
  removed: (subject: string, text: string | undefined) => string;
  moved: (subject: string) => string;
  movedFrom: (subject: string, from: string) => string;
  /** Several new entries of one kind: '3 products added: "A", "B", "C"'. */
  severalAdded: (count: number, kind: string, names: readonly string[]) => string;
  /** Many changes of one kind, after the first ones: '754 more: name changed'. */
  moreAlike: (count: number, what: string) => string;
}

/** Writes counts as a language does: '100,057'. */
export function digitsIn(language: string): (count: number) => string {
  const numbers = new Intl.NumberFormat(language);
  return (count) => numbers.format(count);
}

const digits = digitsIn('en');

const after = (subject: string, words: string) => (subject === '' ? words : `${subject} ${words}`);

/** In English, which the command line speaks too. */
export const ENGLISH: Describing = {
  quoted: (text) => `"${text}"`,
  colon: ':',
  yes: 'yes',
  no: 'no',
  page: (number) => `Page ${number}`,
  pageOfEach: (what) => `Every ${what}`,
  filling: (field, what) => `[${field} of the ${what}]`,
  entry: 'entry',
  block: (kind) => `block ${kind}`,
  anyBlock: 'Block',
  fieldOf: (field, holder) => `${field} of ${holder}`,
  changed: (subject) => `${subject} changed`,
  changedTo: (subject, from, to) => `${subject} changed from ${from} to ${to}`,
  added: (subject, text) => after(subject, text === undefined ? 'added' : `added: ${text}`),
  removed: (subject, text) =>
    after(subject, text === undefined ? 'removed' : `removed: it was ${text}`),
  moved: (subject) => after(subject, 'moved'),
  movedFrom: (subject, from) => `${subject} moved here from ${from}`,
  severalAdded: (count, kind, names) => `${digits(count)} ${kind}s added: ${names.join(', ')}`,
  moreAlike: (count, what) => `${digits(count)} more: ${what}`,
};
