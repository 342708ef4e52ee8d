import type { DecimalMark } from '../units/readNumber';
import type { FacetColumn } from './facetTable';
import type { Question, QuestionWord } from './question';
import type { Parts } from './slices';
import { singulars } from './stems';
import { termsOf } from './terms';

/** '35mm bore' means the bore, rather than a width of 35 mm beside any bore. */
const SCORE = 12;

/** Specifications by the words of their names and values. */
export interface LabelledColumn {
  column: FacetColumn;
  labels: ReadonlySet<string>;
  /** Of each value. */
  terms: readonly ReadonlySet<string>[];
}

/** Reads names and values of specifications once. */
export function* readLabels(
  columns: readonly FacetColumn[],
  decimal: DecimalMark,
): Parts<LabelledColumn[]> {
  const labelled: LabelledColumn[] = [];
  for (const column of columns.filter(({ name }) => name !== '')) {
    const terms: Set<string>[] = [];
    for (const { label } of column.values) {
      yield;
      terms.push(termsOf(label, decimal));
    }
    labelled.push({ column, labels: termsOf(column.name, decimal), terms });
  }
  return labelled;
}

/** Raises products where a word of the question names the specification that a neighbouring one gives a value for. */
export function addLabelBonus(
  { words }: Question,
  labelledNow: () => readonly LabelledColumn[],
  scores: Float32Array,
): void {
  for (const { text, values } of naming(words))
    for (const { column, labels, terms } of labelledNow()) {
      if (!names(labels, text)) continue;
      for (const neighbour of values) raiseMeeting(column, terms, { neighbour, scores });
    }
}

/** Words that may name a specification, with the neighbours that would be its value. */
export const naming = (
  words: readonly QuestionWord[],
): { text: string; values: readonly QuestionWord[] }[] =>
  words.flatMap(({ text, hasDigits }, at) => {
    const values = [words[at - 1], words[at + 1]].flatMap((one) => (one?.hasDigits ? [one] : []));
    return hasDigits || values.length === 0 ? [] : [{ text, values }];
  });

/** Whether a word names a specification. */
export function names(labels: ReadonlySet<string>, text: string): boolean {
  const wanted = [text, ...singulars(text)].filter(({ length }) => length > 2);
  return [...labels].some((label) => wanted.some((one) => label.startsWith(one)));
}

function raiseMeeting(
  { of, starts }: FacetColumn,
  terms: LabelledColumn['terms'],
  { neighbour, scores }: { neighbour: QuestionWord; scores: Float32Array },
): void {
  const meets = terms.map((own) => neighbour.terms.some((term) => own.has(term)));
  if (!meets.includes(true)) return;
  for (let product = 0; product + 1 < starts.length; product += 1)
    for (let row = starts[product] ?? 0; row < (starts[product + 1] ?? 0); row += 1)
      if (meets[of[row] ?? -1] && scores[product]) scores[product] = (scores[product] ?? 0) + SCORE;
}
