import { names, naming, type LabelledColumn } from '../../../catalogue/search/labelBonus';
import type { Question } from '../../../catalogue/search/question';
import { termsOf } from '../../../catalogue/search/terms';
import type { DecimalMark } from '../../../catalogue/units/readNumber';
import type { ColumnHead, Columns } from './columns';
import type { LookUps } from './lookUps';

/** In bytes, roughly: the terms of a value. */
const VALUE_BYTES = 300;

/** Reads the specifications that a question names beside a value: '35mm bore'. */
export function openLabels(
  columns: Columns,
  lookUps: LookUps,
  decimal: DecimalMark,
): (question: Question) => Promise<LabelledColumn[]> {
  const named = columns.heads
    .filter(({ name }) => name !== '')
    .map((head) => ({ head, labels: termsOf(head.name, decimal) }));
  const read = (head: ColumnHead, labels: ReadonlySet<string>) =>
    lookUps.once(`labels ${head.place}`, async () => {
      const column = await columns.whole(head);
      const terms = column.values.map(({ label }) => termsOf(label, decimal));
      return { value: { column, labels, terms }, bytes: terms.length * VALUE_BYTES };
    });
  return async ({ words }) => {
    const texts = naming(words).map(({ text }) => text);
    return Promise.all(
      named
        .filter(({ labels }) => texts.some((text) => names(labels, text)))
        .map(({ head, labels }) => read(head, labels)),
    );
  };
}
