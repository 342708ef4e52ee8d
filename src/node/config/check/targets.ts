import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { headingAnchor } from '../../site/headingAnchors';
import { iconNodes } from '../../site/iconNodes';
import { isPrepared } from '../../site/published';
import type { Kind, Part } from '../../../document/schema/schema';
import { isRecord } from '../../../document/isRecord';
import type { Context } from './context';
import type { PageFacts } from './facts';
import { valueAt } from '../../../document/values';
import { meantId } from './shape/nameForms';

/** Where targets are looked up. */
export type Source = Pick<Context, 'config' | 'facts' | 'routes' | 'publicDir'>;

/** A kind of target of references in the config: how to list the choices, and how to report a missing one. */
export interface Target {
  /** Its name in a sentence: 'There is no product "p-001".' */
  what: string;
  /** The kinds of values that refer to it; 'link' if only links do. */
  kinds: readonly Kind[];
  /** The existing names or addresses. `page` is the page of the reference, for targets that are local to a page. */
  all: (source: Source, page?: PageFacts) => Iterable<string>;
  /** The kind of the ids that declare it. `all` corrects mistakes in such ids, where the right id is certain. */
  declaredAs?: Kind;
  /** What to do about `name` if no existing one is similar. */
  choose: (name: string) => string;
  /** Where to see all choices, added to the suggestion of a similar one. */
  more?: string;
  /** The part of the config that they come from: another rule reports if it is missing. */
  part?: Part;
  /** Whether every config (or part) must declare at least one: the schema reports if there is none. */
  mandatory?: boolean;
}

/** All targets of references. Used by the checker; an editor can build pickers from it. */
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
    // Headings of one name are one place: the first.
    all: ({ facts }, page) => new Set(page?.blocks.flatMap(({ value }) => anchorsIn(facts, value))),
    choose: (name) => `Give a block on that page "id": "${name}", or remove the #.`,
  },
  product: {
    what: 'product',
    kinds: ['product'],
    all: (source) => declared(source, 'product-id').map(meantId),
    declaredAs: 'product-id',
    choose: () => 'Choose one from store › products.',
    part: 'store',
  },
  category: {
    what: 'category',
    kinds: ['category', 'shown-category'],
    all: (source) => declared(source, 'category-id').map(meantId),
    declaredAs: 'category-id',
    choose: () => 'Choose one from store › categories.',
    part: 'store',
    mandatory: true,
  },
  branch: {
    what: 'branch',
    kinds: ['branch'],
    all: (source) => declared(source, 'branch-id').map(meantId),
    declaredAs: 'branch-id',
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
    kinds: ['file', 'download'],
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

/** What to do about a reference to the missing `name`: use the similar name, or choose another. */
export function adviceFor(target: Target, name: string, similar: string | undefined): string {
  if (similar === undefined) return target.choose(name);
  return [`Did you mean "${similar}"?`, target.more].filter(Boolean).join(' ');
}

function declared({ facts }: Source, kind: Kind): string[] {
  return facts.texts(kind).map(({ text }) => text);
}

function shared({ config }: Source, group: 'logos' | 'blocks'): string[] {
  const lists = valueAt(config, ['shared', group]);
  return isRecord(lists) ? Object.keys(lists) : [];
}

function anchorsIn(facts: Source['facts'], block: Record<string, unknown>): string[] {
  const heading = headingAnchor(block);
  const named = facts
    .inBlock(block)
    .flatMap(({ kind, value }) => (kind === 'anchor' && typeof value === 'string' ? value : []));
  return heading === undefined ? named : [...named, heading];
}

/** Files of public/ that are published verbatim. */
export function documentsIn(publicDir: string): string[] {
  return namesIn(publicDir)
    .filter((name) => !isPrepared(name))
    .map((name) => `/${name}`);
}

/** The pictures of a site, as the config names them: '/images/pump.jpg'. */
export function picturesIn(publicDir: string): string[] {
  return namesIn(join(publicDir, 'images')).map((name) => `/images/${name}`);
}

/** The files in a folder and its subfolders, with forward slashes. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.[a-z0-9]+$/i.test(name))
      .map((name) => name.replaceAll('\\', '/'));
  } catch {
    // The folder is optional.
    return [];
  }
}
