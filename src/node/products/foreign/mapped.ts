import type { Question } from '../../../document/table/question';
import { soldIn } from '../tradeUnits';
import { categoryPaths } from './categoryPaths';
import { figureFrom } from './figures';
import { groupRows } from './groups';
import { guessed, ROLES, type ColumnMapping, type ColumnRole } from './guess';
import type { ForeignColumn } from './headings';
import { inOneEach, longPairIn } from './longTable';
import { note, type Notes } from './notes';
import { pairsIn, unitsBeside, type ColumnPair } from './pairs';
import { plainLine } from './plainText';
import type { ForeignFigure, ForeignProduct } from './product';
import type { ForeignRow, ForeignTable } from './rows';
import { withTellingNames } from './tellingNames';

/** How many texts are shown under each guess, and in how many rows they are looked for. */
const SHOWN = { texts: 3, rows: 40 };

/** Asks whether the columns of a table have been guessed right, with texts of the first rows under each. */
export function columnsQuestion(table: ForeignTable): Question {
  const roles = guessed(table);
  const rows = table.rows.filter(({ only }) => only?.isWide !== true);
  // A column of a later sheet has texts further down only.
  const textsOf = (place: number): string[] => {
    const isFilled = (row: ForeignRow) => row.at(place) !== '';
    const first = rows.slice(0, SHOWN.rows).some(isFilled) ? 0 : rows.findIndex(isFilled);
    return rows
      .slice(Math.max(0, first))
      .slice(0, SHOWN.rows)
      .map((row) => row.at(place));
  };
  return {
    key: 'columns',
    text: table.isHeadless
      ? 'This table has no row of headings: its first row is taken for a product. Which column is what?'
      : 'The headings of this table are not ours. Which column is what?',
    choices: table.columns.map(({ heading, key, place }) => ({
      value: key,
      label: `${heading} → ${ROLES[roles[key] ?? 'leave']}`,
      sample: sampleOf(textsOf(place)),
    })),
    columns: { guess: roles, roles: ROLES },
    needsPerson: true,
  };
}

/** The first texts that differ: the same group three times, or three empty cells, would say nothing of a column. */
function sampleOf(texts: readonly string[]): string {
  const some = [...new Set(texts.filter((text) => text !== ''))].slice(0, SHOWN.texts);
  return some.map(shortened).join(' · ') || '–';
}

const shortened = (text: string): string => (text.length > 28 ? `${text.slice(0, 27)}…` : text);

/** What the columns of a table are, ready for its rows. */
interface Reader {
  of: (role: ColumnRole) => readonly ForeignColumn[];
  pairs: readonly ColumnPair[];
  unitOf: ReadonlyMap<ForeignColumn, ForeignColumn>;
  pathOf: (text: string) => string[];
}

/** A sheet's table, and the name of the sheet where that is the widest group of its products. */
export interface TableOfSheet {
  table: ForeignTable;
  sheet?: string;
}

/**
 * The products of tables with the same headings, by what their columns are.
 * @param notes Where it notes what was left out.
 */
export function mappedProducts(
  tables: readonly TableOfSheet[],
  mapping: ColumnMapping,
  notes: Notes,
): ForeignProduct[] {
  const has = (role: ColumnRole) => Object.values(mapping).includes(role);
  const products = tables.flatMap((one) => productsOf(one, mapping, notes));
  const named = has('name')
    ? products
    : products.map((one) => Object.assign({}, one, { name: one.code }));
  const goods = named.filter((one) => !isSum(one));
  note(notes, 'rows of sums: they are left out', named.length - goods.length);
  // Rows between others may be titles or a remark.
  const real = goods.filter(
    (one) => one.name !== '' && (one.code !== '' || !has('code') || saysMore(one)),
  );
  note(notes, 'rows without a code or a name: they are left out', goods.length - real.length);
  if (!has('name'))
    note(notes, 'products without a name of their own: their code is it', real.length);
  const isLong = tables.some(({ table }) => longPairIn(columnsFor('figure', table, mapping)));
  const whole = isLong ? inOneEach(real) : real;
  note(
    notes,
    'rows with a further specification of one product: joined',
    real.length - whole.length,
  );
  return has('code') ? whole : withTellingNames(whole, notes);
}

const columnsFor = (role: ColumnRole, { columns }: ForeignTable, mapping: ColumnMapping) =>
  columns.filter(({ key }) => mapping[key] === role);

/** What lists call the row of their sums; 'Total station' is a product. */
const SUM =
  /^(?:(?:grand|sub|page)?[ -]?totals?(?: (?:price|amount|value|général|general|ht|ttc))?|(?:zwischen|gesamt)?summe|gesamt|somme|suma(?: całkowita)?|razem|totaal|итого|всего|разом|усього)(?: *[:.(].*)?$/i;

const isSum = ({ code, name }: ForeignProduct): boolean =>
  SUM.test(name.trim()) || (name === '' && SUM.test(code.trim()));

/** Whether a row says more of a product than its name, so that it is no sum and no remark. */
const saysMore = ({ figures, pictures, description, brand }: ForeignProduct): boolean =>
  figures.length + pictures.length + Number(description !== '') + Number(brand !== undefined) > 1;

function productsOf(
  { table, sheet }: TableOfSheet,
  mapping: ColumnMapping,
  notes: Notes,
): ForeignProduct[] {
  const reader = readerOf(table, mapping);
  const above = sheet === undefined ? [] : [sheet];
  return groupRows(table, mapping, notes).map(({ row, groups }) => {
    const product = productFrom(row, reader);
    if (product.category.length === 0) product.category = [...above, ...groups];
    return product;
  });
}

function readerOf({ columns, rows }: ForeignTable, mapping: ColumnMapping): Reader {
  const roles = new Map<ColumnRole, ForeignColumn[]>();
  for (const column of columns) {
    const role = mapping[column.key] ?? 'leave';
    roles.set(role, [...(roles.get(role) ?? []), column]);
  }
  const of = (role: ColumnRole) => roles.get(role) ?? [];
  const categories = of('category');
  const texts = rows.flatMap((row) => categories.map(({ place }) => row.at(place)));
  const heading = categories.map((one) => one.heading).join(' ');
  const figures = of('figure');
  const pathOf = categoryPaths(texts, heading);
  return { of, pairs: pairsIn(figures), unitOf: unitsBeside(figures), pathOf };
}

function productFrom(row: ForeignRow, reader: Reader): ForeignProduct {
  const { of, pathOf } = reader;
  const texts = (role: ColumnRole) =>
    of(role)
      .map(({ place }) => row.at(place))
      .filter((text) => text !== '');
  const only = (role: ColumnRole) => texts(role)[0] ?? '';
  const unit = soldIn(only('unit'));
  return {
    sheet: row.sheet,
    cell: row.cell,
    code: only('code'),
    name: only('name'),
    description: texts('description').join('\n\n'),
    category: texts('category').flatMap(pathOf),
    ...(unit !== undefined && { unit }),
    ...(only('brand') !== '' && { brand: plainLine(only('brand')) }),
    figures: figuresOf(row, reader),
    pictures: texts('picture').flatMap((text) =>
      text
        .split(/[\s,;|]+(?=https?:)|\s*[,;|]\s*/)
        .filter(Boolean)
        .map((file) => ({ file, alt: '' })),
    ),
    variants: [],
  };
}

/** Whether the unit beside a text belongs to it: a number, a range or a size, '2.5', '5 - 10', '1/2', '10 x 20'. */
const isOfNumbers = (text: string): boolean =>
  /\d/.test(text) && !/\p{L}/u.test(text.replaceAll(/\s*(?:x|to|bis)\s*(?=\d)/gi, ''));

/** The figures of a row; columns in pairs make one together, and those of units belong to the numbers beside them. */
function figuresOf(row: ForeignRow, { of, pairs, unitOf }: Reader): ForeignFigure[] {
  const units = new Set(unitOf.values());
  const inPairs = new Set(pairs.flatMap(({ name, value, unit }) => [name, value, unit]));
  const single = of('figure').flatMap((column): ForeignFigure[] => {
    const text = inPairs.has(column) || units.has(column) ? '' : row.at(column.place);
    if (text === '') return [];
    const figure = figureFrom(column.heading, text);
    const beside = unitOf.get(column);
    const unit = beside && isOfNumbers(figure.value) ? row.at(beside.place) : '';
    return [figure.unit === undefined && unit !== '' ? { ...figure, unit } : figure];
  });
  const double = pairs.map(({ name, value, unit }): ForeignFigure => {
    const said = unit ? row.at(unit.place) : '';
    return {
      name: row.at(name.place),
      value: row.at(value.place),
      ...(said !== '' && { unit: said }),
    };
  });
  return [...single, ...double];
}
