import { readableId } from '../../language/readableId';
import { fileName } from '../../../document/fileName';
import { insertEntry, type Operation } from '../../../document/operation';
import { uniqueId } from '../../../document/table/identity';
import type { Choice, Question } from '../../../document/table/question';
import { isRecord } from '../../../document/isRecord';
import { valueAt } from '../../../document/values';
import type { ForeignProduct } from './product';

/** How many of the site's categories are offered, how many names are listed, and how many products of one. */
const MOST = { offered: 20, named: 8, examples: 3 };

/** What is known of a product when it is put into a category. */
type Placeable = Pick<ForeignProduct, 'name' | 'category' | 'pictures'>;

/** Where the pictures of new categories come from. */
export interface CategoryPictures {
  /** The picture of a file by its name. */
  find: (name: string) => string | undefined;
  /** What stands in where a site has no category and no picture of a product. */
  standIn: string;
}

/** Which category each product comes into, and the categories that are made for it. */
export interface Placement {
  /** The id of the category of a product. */
  of: (product: Placeable) => string;
  /** The operations that make the missing categories, and their names. */
  operations: Operation[];
  made: string[];
}

/** The categories of a config, as far as they are needed here. */
interface Known {
  id: string;
  name: string;
  image: unknown;
}

function categoriesOf(config: unknown): Known[] {
  const list = valueAt(config, ['store', 'categories']);
  return (Array.isArray(list) ? list : []).flatMap((one: unknown): Known[] =>
    isRecord(one) && typeof one['id'] === 'string'
      ? [
          {
            id: one['id'],
            name: typeof one['name'] === 'string' ? one['name'] : '',
            image: one['image'],
          },
        ]
      : [],
  );
}

/** Asks where products come whose category the site does not have; nothing if it has all. */
export function categoryQuestion(
  products: readonly ForeignProduct[],
  config: unknown,
  fallback: string,
): Question | undefined {
  const known = categoriesOf(config);
  const last = missing(products, known, (path) => path.at(-1) ?? fallback);
  if (last.length === 0) return undefined;
  const loose = products.filter(({ category }) => category.length === 0).map(({ name }) => name);
  // Named after the file or sheet, which nobody would guess.
  const sample = loose.length > 0 && last.includes(fallback) ? inside(fallback, loose) : undefined;
  const first = missing(products, known, (path) => path[0] ?? fallback);
  const offers: Choice[] = [
    { value: 'last', label: makeInWords(last), ...(sample !== undefined && { sample }) },
  ];
  if (first.join() !== last.join()) offers.push({ value: 'first', label: makeInWords(first) });
  return {
    key: 'categories',
    text: `The site does not have ${last.length === 1 ? 'a category' : `${last.length} categories`} of these products. Where do they go?`,
    choices: [
      ...offers,
      ...known
        .slice(0, MOST.offered)
        .map(({ id, name }) => ({ value: `in:${id}`, label: `Put them into "${name}"` })),
    ],
  };
}

/** Puts products into categories, by the answer to the question above. */
export function placement(
  products: readonly Placeable[],
  config: unknown,
  {
    answer = 'last',
    fallback,
    pictures,
  }: { answer: string | undefined; fallback: string; pictures: CategoryPictures },
): Placement {
  const known = categoriesOf(config);
  const nameOf = (path: readonly string[]) =>
    (answer === 'first' ? path[0] : path.at(-1)) ?? fallback;
  const into = answer.startsWith('in:') ? answer.slice('in:'.length) : undefined;
  const ids = new Map(
    known
      .flatMap(({ id, name }) => [[name, id] as const, [id, id] as const])
      .map(([name, id]) => [name.toLowerCase(), id]),
  );
  const made = into === undefined ? missing(products, known, nameOf) : [];
  const operations = made.map((name) => {
    const id = uniqueId(readableId(name) || 'products', (one) => ids.has(one));
    ids.set(name.toLowerCase(), id);
    ids.set(id, id);
    const members = products.filter(({ category }) => nameOf(category) === name);
    return insertEntry(
      ['store', 'categories', '-'],
      categoryOf({ id, name, members }, known, pictures),
    );
  });
  return {
    of: ({ category }) => ids.get(nameOf(category).toLowerCase()) ?? into ?? '',
    operations,
    made,
  };
}

function missing(
  products: readonly Placeable[],
  known: readonly Known[],
  nameOf: (path: readonly string[]) => string,
): string[] {
  const names = new Set(known.flatMap(({ id, name }) => [id.toLowerCase(), name.toLowerCase()]));
  const wanted = new Map<string, string>();
  for (const { category } of products) {
    const name = nameOf(category);
    if (!names.has(name.toLowerCase())) wanted.set(name.toLowerCase(), name);
  }
  return [...wanted.values()];
}

/** A category with what is known of it: its first products, and a picture of theirs, or of another category. */
function categoryOf(
  { id, name, members }: { id: string; name: string; members: readonly Placeable[] },
  known: readonly Known[],
  { find, standIn }: CategoryPictures,
): Record<string, unknown> {
  const some = members
    .slice(0, 3)
    .map((one) => one.name)
    .filter(Boolean)
    .join(', ');
  const picture = known.map(({ image }) => image).find(isRecord);
  const files = members.flatMap(({ pictures }) => pictures.map(({ file }) => fileName(file)));
  const own = files.map(find).find((src) => src !== undefined);
  return {
    id,
    name,
    description: some === '' ? name : `${some}${members.length > 3 ? ' …' : ''}`,
    image: { src: picture?.['src'] ?? own ?? standIn, alt: '', decorative: true },
  };
}

/** A category with the first of its products: 'Nordsjø: Primer grey 8 l, Float switch 10 A …'. */
function inside(category: string, names: readonly string[]): string {
  const more = names.length > MOST.examples ? ' …' : '';
  return `${category}: ${names.slice(0, MOST.examples).join(', ')}${more}`;
}

function makeInWords(names: readonly string[]): string {
  const shown = names.slice(0, MOST.named).map((name) => `"${name}"`);
  const more = names.length > MOST.named ? ` and ${names.length - MOST.named} more` : '';
  return `Make ${names.length === 1 ? 'it' : 'them'}: ${shown.join(', ')}${more}`;
}
