import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { iconNodes } from '../../site/iconNodes';
import { isPrepared } from '../../site/published';
import type { Kind, Part } from '../../schemas/schema';
import { isRecord } from '../../schemas/walk';
import type { Context } from './context';
import type { PageFacts } from './facts';
import { valueAt } from './shape/schemaAt';

/** What targets are looked up in. */
export type Source = Pick<Context, 'data' | 'facts' | 'routes' | 'publicDir'>;

/** What a reference in the config may point at: where the choices come from, and how a miss is said. */
export interface Target {
  /** In a sentence: 'There is no product "p-001".' */
  what: string;
  /** Values of these kinds name one; 'link' for what only the address in a link leads to. */
  kinds: readonly Kind[];
  /** The names or addresses that exist. `page` is the page of the reference, for what exists on one page only. */
  all: (source: Source, page?: PageFacts) => Iterable<string>;
  /** What to do about `name` where no existing one is similar. */
  choose: (name: string) => string;
  /** Where to see all of them, added to the suggestion of a similar one. */
  more?: string;
  /** The part of the config that they come from: where it is missing, another rule says so. */
  part?: Part;
  /** Every config (or part) declares at least one: where none is, the schema says enough. */
  mandatory?: boolean;
}

/** Everything that a reference may point at. The checker reads it; an editor can build its pickers from it. */
export const TARGETS = {
  page: {
    what: 'page',
    kinds: ['link'],
    all: ({ routes }) => routes.addresses,
    choose: () => 'Link to a page that is listed in pages, or add it there.',
  },
  categoryPage: {
    what: 'category',
    kinds: ['link'],
    all: ({ routes }) => routes.categories,
    choose: () =>
      'Link to one of the categories. If the link is intended, add it to store › unknownCategories.',
  },
  productPage: {
    what: 'product',
    kinds: ['link'],
    all: ({ routes }) => routes.products,
    choose: () => 'Link to a product in store › products.',
  },
  anchor: {
    what: 'place',
    kinds: ['link'],
    all: ({ facts }, page) => page?.blocks.flatMap(({ value }) => anchorsIn(facts, value)) ?? [],
    choose: (name) => `Give a block on that page "id": "${name}", or remove the #.`,
  },
  product: {
    what: 'product',
    kinds: ['product'],
    all: (source) => declared(source, 'product-id'),
    choose: () => 'Choose one from store › products.',
    part: 'store',
  },
  category: {
    what: 'category',
    kinds: ['category'],
    all: (source) => declared(source, 'category-id'),
    choose: () => 'Choose one from store › categories.',
    part: 'store',
    mandatory: true,
  },
  branch: {
    what: 'branch',
    kinds: ['branch'],
    all: (source) => declared(source, 'branch-id'),
    choose: () => 'Choose one from branches.',
    mandatory: true,
  },
  logos: {
    what: 'list of logos',
    kinds: ['logos', 'sample-logos'],
    all: (source) => shared(source, 'logos'),
    choose: () => 'Choose one from the lists under shared › logos.',
  },
  sharedBlocks: {
    what: 'list of blocks',
    kinds: ['shared-blocks'],
    all: (source) => shared(source, 'blocks'),
    choose: () => 'Choose one from the lists under shared › blocks.',
  },
  icon: {
    what: 'icon',
    kinds: ['icon'],
    all: () => Object.keys(iconNodes()),
    choose: () => 'Choose one from https://lucide.dev/icons.',
    more: 'All icons: https://lucide.dev/icons.',
  },
  file: {
    what: 'file',
    kinds: ['file'],
    all: ({ publicDir }) => documentsIn(publicDir),
    choose: () => 'Put it into a folder of public/ of its own, such as public/downloads/.',
  },
  picture: {
    what: 'file',
    kinds: ['image'],
    all: ({ publicDir }) => picturesIn(publicDir),
    choose: () => 'Put it there, or use another file.',
  },
} satisfies Record<string, Target>;

/** What to do about a reference to `name`, which is missing: use the similar name, or choose another. */
export function adviceFor(target: Target, name: string, similar: string | undefined): string {
  if (similar === undefined) return target.choose(name);
  return [`Did you mean "${similar}"?`, target.more].filter(Boolean).join(' ');
}

function declared({ facts }: Source, kind: Kind): string[] {
  return facts.texts(kind).map(({ text }) => text);
}

function shared({ data }: Source, group: 'logos' | 'blocks'): string[] {
  const lists = valueAt(data, ['shared', group]);
  return isRecord(lists) ? Object.keys(lists) : [];
}

function anchorsIn(facts: Source['facts'], block: Record<string, unknown>): string[] {
  return facts
    .inBlock(block)
    .flatMap(({ kind, value }) => (kind === 'anchor' && typeof value === 'string' ? value : []));
}

/** Files of public/ that are published as they are. */
function documentsIn(publicDir: string): string[] {
  return namesIn(publicDir)
    .filter((name) => !isPrepared(name))
    .map((name) => `/${name}`);
}

function picturesIn(publicDir: string): string[] {
  return namesIn(join(publicDir, 'images')).map((name) => `/images/${name}`);
}

/** The files in a folder and below it, with forward slashes. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.[a-z]+$/i.test(name))
      .map((name) => name.replaceAll('\\', '/'));
  } catch {
    // A company without pictures needs no such folder.
    return [];
  }
}
