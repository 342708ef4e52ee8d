import type { Question } from '../../../document/table/question';
import { note, type Notes } from './notes';
import type { ForeignProduct } from './product';

/** How many rows are named. */
const MOST_NAMED = 3;

/** What is done with rows whose code stands already in another. */
const ANSWERS = { first: 'first', mend: 'mend' } as const;

/**
 * Asks what happens to rows that say something else of a code that stands already above them; nothing if there are none.
 * Only a person knows which of them is right. A row that says the same again is no question: see `withoutRepeats`.
 */
export function repeatQuestion(products: readonly ForeignProduct[]): Question | undefined {
  const { others } = repeatsIn(products);
  const [first] = others;
  if (!first) return undefined;
  const what = first.isCodeMade === true ? 'name' : 'code';
  const rows = others.length === 1 ? 'One row has' : `${others.length} rows have`;
  const which = others.slice(0, 3).map((one) => `${one[what]} (${one.cell})`);
  if (others.length > which.length) which.push('…');
  return {
    key: 'repeats',
    text: `${rows} a ${what} that stands already above, with other values: ${which.join(', ')}. Which are right?`,
    choices: [
      {
        value: ANSWERS.first,
        label: `The first row of each: ${others.length === 1 ? 'the other is' : 'the others are'} left out`,
        sample: differences(products, others),
      },
      { value: ANSWERS.mend, label: 'I mend the table first: show me each as a mistake' },
    ],
    needsPerson: true,
  };
}

/**
 * Products without those that say the same again, which nobody would miss: they are noted and change nothing. What says
 * something else of the same code is left out if that was answered, else it stays and becomes a mistake at its row.
 */
export function withoutRepeats(
  products: readonly ForeignProduct[],
  answer: string | undefined,
  notes: Notes,
): ForeignProduct[] {
  const { same, others } = repeatsIn(products);
  const dropped = new Set([...same, ...(answer === ANSWERS.first ? others : [])]);
  note(notes, 'products that stand there more than once, each time the same', same.length);
  if (answer === ANSWERS.first) {
    note(notes, 'rows whose code stands already above: left out, as you said', others.length);
  }
  return dropped.size === 0 ? [...products] : products.filter((one) => !dropped.has(one));
}

/** The products whose code stands already above: with the same values, or with others. */
function repeatsIn(
  products: readonly ForeignProduct[],
): Record<'same' | 'others', ForeignProduct[]> {
  const firsts = new Map<string, ForeignProduct>();
  const found: ReturnType<typeof repeatsIn> = { same: [], others: [] };
  for (const product of products) {
    const key = keyOf(product);
    const first = firsts.get(key);
    if (!first) firsts.set(key, product);
    else if (key !== '') found[saysOf(first) === saysOf(product) ? 'same' : 'others'].push(product);
  }
  return found;
}

/** What people look at first to tell two rows of a list apart. */
const PARTS: readonly ((product: ForeignProduct) => string)[] = [
  ({ name }) => name,
  ({ category }) => category.join(' › '),
  ({ unit = '–' }) => unit,
  ({ figures }) => figures.map(({ name, value }) => `${name}: ${value}`).join(', '),
  ({ description }) => description,
];

/** In what the rows that stay and those that go differ: 'Docking line 20 mm ≠ Halyard 6 mm'. */
function differences(products: readonly ForeignProduct[], others: readonly ForeignProduct[]) {
  const some = others.slice(0, MOST_NAMED).flatMap((other) => {
    const first = products.find((one) => keyOf(one) === keyOf(other));
    const pairs = first ? PARTS.map((part) => [part(first), part(other)] as const) : [];
    return pairs
      .filter(([one, two]) => one !== two)
      .map((pair) => pair.join(' ≠ '))
      .slice(0, 1);
  });
  return some.join(' · ') + (others.length > MOST_NAMED ? ' …' : '');
}

/** Codes are the same in capitals and in small letters. */
const keyOf = ({ code }: ForeignProduct): string => code.trim().toLowerCase();

/** What a product says, wherever it stands. */
const saysOf = (product: ForeignProduct): string =>
  JSON.stringify({ ...product, sheet: '', cell: '' });
