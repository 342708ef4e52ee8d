import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits, modify, type JSONPath } from 'jsonc-parser';

/** The parts of a config that the tests use. */
interface Config {
  site: { name: string };
  footer: { columns: { links?: unknown[] }[] };
  pages: { blocks: unknown[] }[];
  redirects: unknown[];
  contact: { endpoint?: string };
  store: { products: unknown[] };
}

type Entry = Record<string, unknown>;

/** The lists of a config, and the fields by which their entries are recognized. */
const PLACES: { fields: string[]; list: (config: Config) => unknown[] | undefined }[] = [
  { fields: ['path', 'blocks'], list: ({ pages }) => pages },
  { fields: ['id', 'category'], list: ({ store }) => store.products },
  { fields: ['from', 'to'], list: ({ redirects }) => redirects },
  { fields: ['label', 'href'], list: ({ footer }) => footer.columns[0]?.links },
  { fields: ['type'], list: ({ pages }) => pages[0]?.blocks },
];

/**
 * Adds entries to their lists in the text of a config.
 * @throws For an entry of no known list.
 */
export function withEntries(text: string, entries: Entry[]): string {
  // Validated by `npm run check`.
  const config = JSON.parse(text) as Config;
  for (const entry of entries) {
    if ('endpoint' in entry) {
      Object.assign(config.contact, entry);
      continue;
    }
    if ('strings' in entry || 'inquiry' in entry) {
      Object.assign(config, entry);
      continue;
    }
    const place = PLACES.find(({ fields }) => fields.every((field) => field in entry));
    const list = place?.list(config);
    if (!list) throw new Error(`Nobody knows where this belongs: ${JSON.stringify(entry)}`);
    list.push(entry);
  }
  return JSON.stringify(config, null, 2);
}

/** The fields by which an entry is the same as another, although its owner has changed it. */
const IDENTITIES = ['path', 'id', 'from', 'href', 'type'] as const;

/**
 * Removes the entries from the text of a config whose owner has pasted them, and leaves the rest as it is written. The
 * endpoint becomes the inbox again.
 */
export function withoutEntries(text: string, entries: Entry[]): string {
  // Validated by `npm run check`.
  const config = JSON.parse(text) as Config;
  const lists: [at: JSONPath, list: unknown[]][] = [
    [['pages'], config.pages],
    [['store', 'products'], config.store.products],
    [['redirects'], config.redirects],
    ...config.footer.columns.map(({ links = [] }, at): [JSONPath, unknown[]] => [
      ['footer', 'columns', at, 'links'],
      links,
    ]),
    ...config.pages.map(({ blocks }, at): [JSONPath, unknown[]] => [
      ['pages', at, 'blocks'],
      blocks,
    ]),
  ];
  const isPasted = (one: unknown) =>
    entries.some((entry) => {
      const field = IDENTITIES.find((name) => name in entry);
      return field && Object(one)[field] === entry[field];
    });
  const pasted = lists.flatMap(([at, list]) =>
    list.flatMap((one, index): JSONPath[] => (isPasted(one) ? [[...at, index]] : [])),
  );
  const remove = (from: string, at: JSONPath) => applyEdits(from, modify(from, at, undefined, {}));
  // The last first, as the positions of those before stay; blocks before the pages that they stand in.
  const rest = pasted.toSorted(laterFirst).reduce(remove, text);
  const endpoint = '/__inbox/submit';
  return config.contact.endpoint !== endpoint
    ? applyEdits(rest, modify(rest, ['contact', 'endpoint'], endpoint, {}))
    : rest;
}

function laterFirst(one: JSONPath, other: JSONPath): number {
  if (one.length !== other.length) return other.length - one.length;
  const at = one.findIndex((part, index) => part !== other[index]);
  return Number(other[at]) - Number(one[at]);
}

/** Spares a build the compressed files beside the others, which the step "build" of `npm test` writes. */
export function uncompressed(text: string): string {
  return applyEdits(text, modify(text, ['hosting', 'compressed'], false, {}));
}

/** Converts the text of a config to version 1. */
export function asVersion1(text: string): string {
  return text
    .replace(/"version": \d+/, '"version": 1')
    .replace(/"url": "([^"]+)"/, '"baseUrl": "$1/"')
    .replaceAll('"submenu": [', '"items": [');
}

/** All field names of a config, with and without their parents: 'products' and 'store.products'. */
export function fieldNames(value: unknown, above: string[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldNames(item, above));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const full = above.concat(name);
    return [name, full.join('.')].concat(fieldNames(inner, full));
  });
}

/** The config of a project folder. */
export function configOf(folder: string) {
  const file = path.join(folder, 'site.config.json');
  return {
    read: () => readFileSync(file, 'utf8'),
    write: (text: string) => writeFileSync(file, text),
  };
}

/** The name of the company of a config. */
export function nameIn(folder: string, file: string): string {
  const { site } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Config;
  return site.name;
}
