import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Block, SiteConfig } from '../../generated/authored';
import { isRecord } from '../../document/isRecord';
import { blankExample } from '../../document/schema/blank';
import type { Kind } from '../../document/schema/schema';
import { walk, type Visit } from '../../document/schema/walk';
import { flatBlocks } from '../../page/flatBlocks';
import { gatherFacts, type Facts } from '../config/check/facts';
import { createRoutes } from '../config/check/routes';
import { TARGETS, type Target } from '../config/check/targets';
import { blankWords } from '../language/blankWords';
import type { SchemaSet } from '../schemas/load';
import { missingParts } from '../schemas/needs';

/** An example of a block, changed so that this site can show it. */
export interface OwnExample {
  type: string;
  /** From 0. */
  index: number;
  block: Record<string, unknown>;
  /** What the site lacks for this example: 'store', 'product p-001'. */
  missing: string | undefined;
}

/** Puts what the site has in the place of what it lacks. @returns What it has no replacement for: 'product p-001'. */
type Replace = (visit: Visit) => string | undefined;

/**
 * The examples of all schemas in schemas/blocks/. A product, list or picture that this site lacks is replaced by one of
 * its own.
 */
export function ownExamples(config: SiteConfig, schemas: SchemaSet, siteDir: string): OwnExample[] {
  const replace = replaceLacking(ownValues(config, schemas, siteDir));
  return schemas.blockTypes.flatMap((type) =>
    (schemas.block(type)?.examples ?? []).map((example, index) =>
      madeOwn({ type, index, example }, { config, schemas, replace }),
    ),
  );
}

/**
 * What Studio adds to a page, by kind: the first example without anything of the company that it was written for. Its
 * texts ask to be replaced, in the language of the site, its links lead to pages of this site, its pictures have the words that the site has for them.
 */
export function newBlocks(config: SiteConfig, schemas: SchemaSet, siteDir: string): OwnExample[] {
  const own = ownValues(config, schemas, siteDir);
  const replaceOther = replaceLacking(own);
  const words = blankWords(config.site.language);
  let count = 0;
  const replace: Replace = (visit) => {
    const { kind, value, parent, key } = visit;
    if (kind === 'link' && typeof value === 'string') {
      if (value.startsWith('/') && !own.links.has(value)) parent[key] = '/';
      return undefined;
    }
    if (kind !== 'image' || !isRecord(value)) return replaceOther(visit);
    const { image = [] } = own.values;
    const src = image[count++ % image.length];
    if (src === undefined) return `image ${addressOf(value)}`;
    const alt = value['decorative'] === true ? '' : own.texts.get(src) || undefined;
    parent[key] = { ...value, src, ...(alt !== undefined && { alt }) };
    return undefined;
  };
  return schemas.blockTypes.flatMap((type) => {
    const schema = schemas.block(type);
    const [first] = schema?.examples ?? [];
    if (!schema || first === undefined) return [];
    const example = blankExample(schema, first, words);
    return [madeOwn({ type, index: 0, example }, { config, schemas, replace })];
  });
}

/** What examples can refer to on this site. */
interface Own {
  /** The site's values of each kind: ids, and the addresses of pictures. */
  values: Partial<Record<Kind, readonly string[]>>;
  /** The words of the config for its pictures, by address. */
  texts: ReadonlyMap<string, string>;
  /** The addresses of its pages. */
  links: ReadonlySet<string>;
}

/** So many products are enough to choose from, and those that examples name are among the first. */
const MAX_PRODUCTS = 500;

/** Kept, because the examples and what Studio adds are made from the same. */
const known = new WeakMap<SiteConfig, Own>();

function ownValues(whole: SiteConfig, schemas: SchemaSet, siteDir: string): Own {
  const own = known.get(whole) ?? findOwnValues(withFewProducts(whole), schemas, siteDir);
  known.set(whole, own);
  return own;
}

function withFewProducts(config: SiteConfig): SiteConfig {
  const { store } = config;
  if (!store || store.products.length <= MAX_PRODUCTS) return config;
  return { ...config, store: { ...store, products: store.products.slice(0, MAX_PRODUCTS) } };
}

function findOwnValues(config: SiteConfig, schemas: SchemaSet, siteDir: string): Own {
  const publicDir = join(siteDir, 'public');
  const facts = gatherFacts(schemas, config);
  const source = { config, facts, routes: createRoutes(config, facts), publicDir };
  const values: Own['values'] = {};
  const links = new Set<string>();
  for (const { kinds, all } of Object.values<Target>(TARGETS)) {
    for (const kind of kinds) {
      // Links of several kinds of pages; those of examples may lead anywhere.
      if (kind === 'link') for (const address of all(source)) links.add(address);
      else values[kind] = [...all(source)];
    }
  }
  const texts = textsOfPictures(facts);
  // Pictures that the config does not use were never checked.
  values.image = [...texts.keys()].filter((src) => existsSync(join(publicDir, src)));
  return { values, links, texts };
}

/** The pictures that the config uses, each with the first words that it has for them; '' if it has none. */
function textsOfPictures(facts: Facts): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { value } of facts.visits('image')) {
    const src = addressOf(value);
    const alt = isRecord(value) && typeof value['alt'] === 'string' ? value['alt'] : '';
    if (src !== '' && !texts.get(src)) texts.set(src, alt);
  }
  return texts;
}

function replaceLacking({ values }: Own): Replace {
  let count = 0;
  return ({ kind, value, parent, key }) => {
    const choice = kind && values[kind];
    const name = kind === 'image' ? addressOf(value) : String(value);
    if (!choice || choice.includes(name)) return undefined;
    // Take turns, so that two pictures of an example differ.
    const other = choice[count++ % choice.length];
    if (other === undefined && kind === 'download') {
      // A card may wait for its file.
      delete parent[key];
      return undefined;
    }
    if (other === undefined) return `${kind} ${name}`;
    parent[key] = isRecord(value) ? { ...value, src: other } : other;
    return undefined;
  };
}

interface Site {
  config: SiteConfig;
  schemas: SchemaSet;
  replace: Replace;
}

/** A copy of an example that refers only to what the site has. */
function madeOwn(
  { type, index, example }: { type: string; index: number; example: unknown },
  { config, schemas, replace }: Site,
): OwnExample {
  const [needed] = flatBlocks([example as Block]).flatMap((one) =>
    missingParts(schemas.block(one.type), config),
  );
  const copy = { block: structuredClone(example) as OwnExample['block'] };
  let missing = needed as string | undefined;
  const schema = schemas.block(type) ?? {};
  walk({ type: 'object', properties: { block: schema } }, copy, (visit) => {
    const lacking = replace(visit);
    missing ??= lacking;
  });
  return { type, index, block: copy.block, missing };
}

const addressOf = (image: unknown) => (isRecord(image) ? String(image['src']) : '');
