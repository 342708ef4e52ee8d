import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Block, Page, SiteConfig } from '../../generated/authored';
import { flatBlocks } from '../../page/flatBlocks';
import { gatherFacts, type Facts } from '../config/check/facts';
import { createRoutes } from '../config/check/routes';
import { TARGETS, type Target } from '../config/check/targets';
import type { SchemaSet } from '../schemas/load';
import { missingParts } from '../schemas/needs';
import type { Kind } from '../../document/schema/schema';
import { isRecord } from '../../document/isRecord';
import { walk } from '../../document/schema/walk';
import type { Route } from '../site/pages';

/** The address of the gallery in the dev server. No page of a config can have it. */
export const GALLERY = '/__blocks';

/** An example of a block, changed so that this site can show it. */
export interface OwnExample {
  type: string;
  /** From 0. */
  index: number;
  block: Record<string, unknown>;
  /** What the site lacks for this example: 'store', 'product p-001'. */
  missing: string | undefined;
}

/**
 * The examples of all schemas in schemas/blocks/. A product, list or picture that this site lacks is replaced by one of
 * its own.
 */
export function ownExamples(config: SiteConfig, schemas: SchemaSet, siteDir: string): OwnExample[] {
  const own = ownValues(config, schemas, siteDir);
  return schemas.blockTypes.flatMap((type) =>
    (schemas.block(type)?.examples ?? []).map((example, index) => {
      const [needed] = flatBlocks([example as Block]).flatMap((one) =>
        missingParts(schemas.block(one.type), config),
      );
      const { block, missing } = madeOwn(example, type, schemas, own);
      return { type, index, block: block as OwnExample['block'], missing: needed ?? missing };
    }),
  );
}

/**
 * A page that shows the examples of all blocks, each below its name. If the site has no replacement for something in an
 * example, the page says so instead of showing it.
 */
export function galleryPage(config: SiteConfig, schemas: SchemaSet, siteDir: string): Page {
  const blocks = ownExamples(config, schemas, siteDir).flatMap(
    ({ type, index, block, missing }) => {
      const text = missing
        ? `${type}, example ${index + 1}: this site has no ${missing}.`
        : `${type}, example ${index + 1}`;
      const label = { type: 'notice', text, kind: 'info' } as Block;
      return missing ? [label] : [label, block as unknown as Block];
    },
  );
  const title = 'Blocks';
  return { path: GALLERY, title, description: title, hidden: true, blocks };
}

/** Pages that show the first example of each block alone, by the ids of their data: '__blocks/hero'. */
export function exampleRoutes(gallery: Route | undefined): Map<string, Route> {
  const found = new Map<string, Route>();
  const blocks = gallery?.page.blocks ?? [];
  for (const [index, block] of blocks.entries()) {
    const label = blocks[index - 1];
    const path = `${GALLERY}/${block.type}`;
    const isExample = label && 'text' in label && label.text === `${block.type}, example 1`;
    if (!gallery || !isExample) continue;
    const { page } = gallery;
    const context = { ...page.context, path };
    const id = path.slice(1);
    found.set(id, { ...gallery, path, page: { ...page, id, blocks: [block], context } });
  }
  return found;
}

/** The site's values of each kind that examples refer to: ids, and the addresses of pictures. */
type Own = Partial<Record<Kind, readonly string[]>>;

function ownValues(config: SiteConfig, schemas: SchemaSet, siteDir: string): Own {
  const publicDir = join(siteDir, 'public');
  const facts = gatherFacts(schemas, config);
  const source = { config, facts, routes: createRoutes(config, facts), publicDir };
  const own: Own = {};
  for (const { kinds, all } of Object.values<Target>(TARGETS)) {
    for (const kind of kinds) own[kind] = [...all(source)];
  }
  // Pictures that the config does not use were never checked; links of examples may lead anywhere.
  const { link: _, ...others } = own;
  return { ...others, image: picturesInUse(facts, publicDir) };
}

function picturesInUse(facts: Facts, publicDir: string): string[] {
  const used = new Set(facts.visits('image').map(({ value }) => addressOf(value)));
  return [...used].filter((src) => src !== '' && existsSync(join(publicDir, src)));
}

/**
 * A copy of an example that refers only to what the site has.
 * @returns The copy, and the first reference without a replacement: 'product p-001'.
 */
function madeOwn(example: unknown, type: string, schemas: SchemaSet, own: Own) {
  const copy = { block: structuredClone(example) };
  let missing: string | undefined;
  let count = 0;
  const schema = schemas.block(type) ?? {};
  walk({ type: 'object', properties: { block: schema } }, copy, ({ kind, value, parent, key }) => {
    const choice = kind && own[kind];
    const name = kind === 'image' ? addressOf(value) : String(value);
    if (!choice || choice.includes(name)) return;
    // Take turns, so that two pictures of an example differ.
    const other = choice[count++ % choice.length];
    if (other === undefined) missing ??= `${kind} ${name}`;
    else parent[key] = isRecord(value) ? { ...value, src: other } : other;
  });
  return { ...copy, missing };
}

const addressOf = (image: unknown) => (isRecord(image) ? String(image['src']) : '');
