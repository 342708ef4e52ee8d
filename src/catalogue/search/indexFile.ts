import type { DecimalMark } from '../units/readNumber';
import { NORMALISER_VERSION } from './plainText';
import type {
  IndexedProduct,
  IndexedSize,
  IndexedSpecification,
  SearchSource,
} from './searchTypes';
import { atOnce, type Parts } from './slices';

/**
 * A catalogue as a file: a list for each field, because like texts beside each other compress to half, and each name
 * of a specification once.
 */
interface IndexFile {
  normaliser: number;
  decimal: DecimalMark;
  categories: SearchSource['categories'];
  places: SearchSource['places'];
  synonyms: SearchSource['synonyms'];
  /** Names of specifications with their units. */
  labels: (readonly [name: string, unit?: string])[];
  /** '=' and the rest, where an id begins as the code does: most are made from it. */
  ids: string[];
  /** Empty where the id in capitals is the code. */
  codes: string[];
  names: string[];
  brands: string[];
  statuses: string[];
  /** As places in `categories`. */
  in: number[][];
  /** Absent where the index leaves them out. */
  descriptions?: string[];
  /** By product: place of the label, value, place of the next label, and so on. */
  rows: (number | string)[][];
  /** By the place of the product. */
  otherCodes: Record<string, readonly string[]>;
  /** By the place of the product: id, code and name of each size, ids and codes shortened as those of products. */
  sizes: Record<string, readonly [id: string, code: string, name: string][]>;
}

/** The text of an index file. Descriptions are most of its bytes, and may be left out. */
export function packIndex(source: SearchSource, withDescriptions: boolean): string {
  const { products, categories, places, synonyms, decimal } = source;
  const labels: [name: string, unit?: string][] = [];
  const placeOfLabel = new Map<string, number>();
  const labelOf = ({ name, unit }: IndexedSpecification): number => {
    // No text has this character.
    const key = unit === undefined ? name : `${name}\0${unit}`;
    const known = placeOfLabel.get(key);
    if (known !== undefined) return known;
    placeOfLabel.set(key, labels.length);
    return labels.push(unit === undefined ? [name] : [name, unit]) - 1;
  };
  const order = new Map(categories.map(({ id }, place) => [id, place]));
  const rows = products.map(({ specifications }) =>
    specifications.flatMap((row) => [labelOf(row), row.value]),
  );
  const others = products.flatMap(({ otherCodes }, at) => (otherCodes ? [[at, otherCodes]] : []));
  const file: IndexFile = {
    normaliser: NORMALISER_VERSION,
    decimal,
    categories,
    places,
    synonyms,
    labels,
    ids: products.map(({ id, code }) => shortId(id, code)),
    codes: products.map(({ id, code }) => shortCode(id, code)),
    names: products.map(({ name }) => name),
    brands: products.map(({ brand }) => brand ?? ''),
    statuses: products.map(({ status }) => status ?? ''),
    in: products.map(({ categories: own }) => own.map((id) => order.get(id) ?? -1)),
    ...(withDescriptions && {
      descriptions: products.map(({ description }) => description ?? ''),
    }),
    rows,
    otherCodes: Object.fromEntries(others) as IndexFile['otherCodes'],
    sizes: Object.fromEntries(
      products.flatMap(({ sizes }, at) => (sizes ? [[at, sizes.map(packSize)]] : [])),
    ),
  };
  return JSON.stringify(file);
}

/**
 * Reads an index file.
 * @throws If it was made for another normaliser: the page is from before or after a release.
 */
export const unpackIndex = (text: string): SearchSource => atOnce(unpackInParts(text));

/** The same in parts: for a page that has no worker. */
export function* unpackInParts(text: string): Parts<SearchSource> {
  // Written by the build that names the file, so the shape is trusted.
  const file = JSON.parse(text) as IndexFile;
  if (file.normaliser !== NORMALISER_VERSION)
    throw new Error(
      `The index was made by normaliser ${file.normaliser}, and this page has ${NORMALISER_VERSION}. Reload it.`,
    );
  const { categories, places, synonyms, decimal } = file;
  const products: IndexedProduct[] = [];
  for (const at of file.ids.keys()) {
    yield;
    products.push(productAt(file, at));
  }
  return { products, categories, places, synonyms, decimal };
}

const packSize = ({ id, code, name }: IndexedSize): [string, string, string] => [
  shortId(id, code),
  shortCode(id, code),
  name,
];

function unpackSize([short, code, name]: readonly [string, string, string]): IndexedSize {
  const id = wholeId(short, code);
  return { id, code: code || id.toUpperCase(), name };
}

const shortCode = (id: string, code: string) => (code === id.toUpperCase() ? '' : code);

/** A code as the beginning of an id. */
const stemOf = (code: string) => code.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function shortId(id: string, code: string): string {
  const isOwn = code !== id.toUpperCase() && id.startsWith(stemOf(code));
  return isOwn ? `=${id.slice(stemOf(code).length)}` : id;
}

const wholeId = (short: string, code: string) =>
  short.startsWith('=') ? stemOf(code) + short.slice(1) : short;

function productAt(file: IndexFile, at: number): IndexedProduct {
  const code = file.codes[at] ?? '';
  const id = wholeId(file.ids[at] ?? '', code);
  const brand = file.brands[at];
  const status = file.statuses[at] as IndexedProduct['status'] | '';
  const otherCodes = file.otherCodes[at];
  const sizes = file.sizes[at]?.map(unpackSize);
  const description = file.descriptions?.[at];
  return {
    id,
    code: code || id.toUpperCase(),
    name: file.names[at] ?? '',
    categories: (file.in[at] ?? []).map((place) => file.categories[place]?.id ?? ''),
    specifications: specificationsOf(file.rows[at] ?? [], file.labels),
    ...(brand && { brand }),
    ...(status && { status }),
    ...(otherCodes && { otherCodes }),
    ...(sizes && { sizes }),
    ...(description && { description }),
  };
}

function specificationsOf(
  row: readonly (number | string)[],
  labels: IndexFile['labels'],
): IndexedSpecification[] {
  const found: IndexedSpecification[] = [];
  for (let at = 0; at < row.length; at += 2) {
    const [name = '', unit] = labels[Number(row[at])] ?? [];
    const value = String(row[at + 1]);
    found.push(unit === undefined ? { name, value } : { name, value, unit });
  }
  return found;
}
