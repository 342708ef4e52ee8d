import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The parts of a config that the tests use. */
interface Config {
  footer: { columns: { links?: unknown[] }[] };
  pages: { blocks: unknown[] }[];
  redirects: unknown[];
  contact: object;
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
    if ('strings' in entry) {
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
