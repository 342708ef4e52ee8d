import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the tests touch of a config. */
interface Config {
  footer: { columns: { links?: unknown[] }[] };
  pages: { blocks: unknown[] }[];
  redirects: unknown[];
  contact: object;
  store: { products: unknown[] };
}

type Entry = Record<string, unknown>;

/** The places for entries, and the fields by which an entry of that place is known. */
const PLACES: { fields: string[]; list: (config: Config) => unknown[] | undefined }[] = [
  { fields: ['path', 'blocks'], list: ({ pages }) => pages },
  { fields: ['id', 'category'], list: ({ store }) => store.products },
  { fields: ['from', 'to'], list: ({ redirects }) => redirects },
  { fields: ['label', 'href'], list: ({ footer }) => footer.columns[0]?.links },
  { fields: ['type'], list: ({ pages }) => pages[0]?.blocks },
];

/**
 * Puts entries where they belong in the text of a config.
 * @throws For an entry that belongs nowhere.
 */
export function withEntries(text: string, entries: Entry[]): string {
  // `npm run check` is what proves the config.
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

/** The text of a config as version 1 would have had it. */
export function asVersion1(text: string): string {
  return text
    .replace(/"version": \d+/, '"version": 1')
    .replace(/"url": "([^"]+)"/, '"baseUrl": "$1/"')
    .replaceAll('"submenu": [', '"items": [');
}

/** Every field of a config, alone and with those above it: 'products' and 'store.products'. */
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
