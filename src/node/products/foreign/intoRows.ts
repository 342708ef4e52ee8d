import { readableId } from '../../language/readableId';
import { fileName } from '../../../document/fileName';
import { cellText } from '../../../document/table/cellText';
import type { Column } from '../../../document/table/columns';
import type { TableRow } from '../../../document/table/row';
import { identityColumns } from '../../../document/table/identity';
import { emptyReading, rowAdder, type Reading } from '../../../document/table/sheets';
import { note, type Notes } from './notes';
import { uniqueFigures } from './figures';
import type { Placement } from './categories';
import { withLinks } from './links';
import { plainLine, plainText } from './plainText';
import type { ForeignProduct } from './product';
import { shortened } from './shortened';
import type { SiteProducts } from './siteProducts';
import { sizesOf, withoutSizes } from './sizes';

/** What the schema asks of a name and a description, in characters. */
const NAME = { most: 90 };
const DESCRIPTION = { least: 20 };

/** Where pictures are taken from. */
export interface GivenPictures {
  /** The address on the site of a file of the name, in lower case: '/images/bv15.jpg'. */
  find: (name: string) => string | undefined;
}

/** Products of another system as rows of a table of ours. */
export interface ForeignReading {
  reading: Reading;
  /** What was changed on the way, and how often. */
  notes: Notes;
  /** Pictures that are not there, each once. */
  toFetch: string[];
}

/** What rows are made with. */
interface Making {
  columns: readonly Column[];
  placement: Placement;
  pictures: GivenPictures;
  site: SiteProducts;
  /** The name of the company and what it does, which fill up the shortest descriptions. */
  company: { name: string; about: string };
}

/** Makes rows of our own of products; whatever it changes or leaves out it notes. */
export function intoRows(products: readonly ForeignProduct[], making: Making): ForeignReading {
  const reading: Reading = { ...emptyReading(), tables: 1 };
  const result: ForeignReading = { reading, notes: new Map(), toFetch: [] };
  const identity = identityColumns(making.columns);
  if (!identity) return result;
  const { columns } = making;
  const add = rowAdder(identity, reading, readableId);
  const wanted = new Set<string>();
  const ids = new Set(products.map(({ code }) => readableId(code)));
  const made: { row: TableRow; product: ForeignProduct }[] = [];
  const sold = withoutSizes(products, making.site, result.notes);
  const sharesName = sharedNames(sold);
  for (const product of sold) {
    const values = valuesOf(product, { ...making, ids }, result.notes, wanted);
    const texts = columns.map((column) => {
      const value = values[column.key];
      if (value === undefined || typeof value === 'string') return value;
      return cellText(value, column.schema);
    });
    const row = Number(/\d+$/.exec(product.cell)?.[0] ?? 0);
    add({ sheet: product.sheet, row, origin: product.cell, columns, texts });
    const added = reading.rows[made.length];
    if (added) made.push({ row: added, product });
    note(
      result.notes,
      'names that several products share: they stay, and pages show the code with them',
      sharesName(product) ? 1 : 0,
    );
  }
  reading.rows = withLinks(made, making.site.ids, columns, result.notes);
  note(
    result.notes,
    'codes with capitals, spaces or signs: short names are made of them, and they stay as printed',
    reading.rows.filter(({ code }) => code !== undefined).length,
  );
  return { ...result, toFetch: [...wanted] };
}

/**
 * A function that tells whether several products of different codes share the name of one. Names stay as they are in the
 * source: wherever one alone would not do, pages show brand and printed code with it (`namedApart`).
 */
function sharedNames(products: readonly ForeignProduct[]): (product: ForeignProduct) => boolean {
  const codes = new Map<string, Set<string>>();
  for (const product of products) {
    const name = nameOf(product);
    codes.set(name, (codes.get(name) ?? new Set()).add(product.code));
  }
  return (product) => (codes.get(nameOf(product))?.size ?? 0) > 1;
}

const nameOf = (product: ForeignProduct): string =>
  shortened(wholeName(product), NAME.most).toLowerCase();

const wholeName = ({ name }: ForeignProduct): string => plainText(name).replaceAll('\n', ' ');

/** The values of our columns, by their keys. */
function valuesOf(
  product: ForeignProduct,
  { placement, pictures, site, company, ids }: Making & { ids: ReadonlySet<string> },
  notes: Notes,
  wanted: Set<string>,
): Record<string, unknown> {
  const { code, unit, isUnlisted, status } = product;
  const whole = wholeName(product);
  const name = shortened(whole, NAME.most);
  const description = plainText(product.description);
  if (name !== whole)
    note(
      notes,
      `names longer than ${NAME.most} characters: shortened, and whole at the start of the description`,
    );
  const figures = uniqueFigures(
    product.figures.map((one) => ({ ...one, value: plainLine(one.value) })),
  );
  const said = [name === whole ? '' : whole, description].filter(Boolean).join('\n\n');
  const long = said.length >= DESCRIPTION.least;
  if (!long)
    note(
      notes,
      'descriptions missing or too short: made of name, code, first figures and category',
    );
  return {
    code,
    name,
    category: placement.of(product),
    description: long ? said : madeDescription({ ...product, figures }, name, said, company),
    ...(unit !== undefined && unit !== '' && { unit }),
    ...(figures.length > 0 && { specifications: figures }),
    ...(product.sizes && { variants: sizesOf(product, product.sizes, { ids, site }) }),
    ...(isUnlisted === true && { unlisted: 'yes' }),
    ...(status && { status }),
    ...identityOf(product),
    ...dataSheetOf(product, pictures, notes),
    ...picturesOf(product, name, pictures, wanted),
  };
}

/** The longest brand and code that the schema takes, in characters. */
const MAX_IDENTITY = { brand: 60, code: 80 };

/** Who makes a product, and its other codes. */
function identityOf({ brand, code, otherCodes = [] }: ForeignProduct): Record<string, unknown> {
  const others = otherCodes
    .map((one) => one.trim())
    .filter((one) => one !== '' && one !== code && one.length <= MAX_IDENTITY.code);
  return {
    ...(brand !== undefined && { brand: shortened(brand, MAX_IDENTITY.brand) }),
    ...(others.length > 0 && { otherCodes: [...new Set(others)] }),
  };
}

const NO_SHEET =
  'data sheets that are not in public/: put the PDFs there under their own names and import once more';

/** The data sheet, if the site has the file. */
function dataSheetOf(
  { dataSheet }: ForeignProduct,
  { find }: GivenPictures,
  notes: Notes,
): Record<string, unknown> {
  if (dataSheet === undefined) return {};
  const found = find(fileName(dataSheet));
  note(notes, NO_SHEET, found === undefined ? 1 : 0);
  return found === undefined ? {} : { dataSheet: found };
}

/** How many figures a description is made of. */
const MOST_FIGURES = 3;

/** Says what is known of the product: 'Ball valve (KH 15). Pressure: 16 bar, Bore: 15 mm. Valves.' */
function madeDescription(
  { category, code, isCodeMade, figures, brand }: ForeignProduct,
  name: string,
  said: string,
  company: Making['company'],
): string {
  const start = startOf(name, said.replace(/\.$/, ''));
  const known = uniqueFigures(figures)
    .slice(0, MOST_FIGURES)
    .map((one) => `${one.name}: ${one.value}${one.unit === undefined ? '' : ` ${one.unit}`}`);
  const parts = [
    isCodeMade === true || name.includes(code) ? start : `${start} (${code})`,
    brand ?? '',
    known.join(', '),
    category.at(-1) ?? '',
  ].filter(Boolean);
  const text = `${parts.join('. ')}.`;
  if (text.length >= DESCRIPTION.least) return text;
  const whole = `${text} ${company.name}.`;
  return whole.length >= DESCRIPTION.least ? whole : `${whole} ${company.about}`.trim();
}

/** Name and words, unless one says the other. */
function startOf(name: string, words: string): string {
  if (name.toLowerCase().includes(words.toLowerCase())) return name;
  return words.toLowerCase().startsWith(name.toLowerCase()) ? words : `${name}: ${words}`;
}

/** The most pictures that a product has beside its first one. */
const MOST_MORE = 12;

function picturesOf(
  { pictures: all }: ForeignProduct,
  name: string,
  given: GivenPictures,
  wanted: Set<string>,
): Record<string, unknown> {
  const found = all.flatMap(({ file, alt }) => {
    const src = given.find(fileName(file));
    if (src === undefined) wanted.add(file);
    return src === undefined ? [] : [{ src, alt: alt || name }];
  });
  const [first, ...others] = found;
  if (!first) return {};
  return {
    'image.src': first.src,
    'image.alt': first.alt,
    ...(others.length > 0 && { images: others.slice(0, MOST_MORE) }),
  };
}
