import type { Block, Page, SiteConfig } from '../../generated/authored';
import type { PageContext } from '../../generated/types';
import type { SchemaSet } from '../schemas/load';
import type { Route } from '../site/pages';
import type { RouteFinder } from '../site/routeFinder';
import { newBlocks, ownExamples, type OwnExample } from './ownExamples';

/** The address of the gallery in the dev server. No page of a config can have it. */
export const GALLERY = '/__blocks';

/** The page of each block as Studio adds it, by its kind: '/__blocks/new/hero'. */
export const NEW_BLOCKS = `${GALLERY}/new`;

/** Where Studio finds the same as it looks, with nothing that runs: '/__blocks/still/hero'. */
export const BLOCK_STILLS = `${GALLERY}/still/`;

/**
 * A page that shows the examples of all blocks, each below its name, and what Studio adds. If the site has no
 * replacement for something in an example, the page says so instead of showing it.
 */
export function galleryPage(config: SiteConfig, schemas: SchemaSet, siteDir: string): Page {
  const examples = ownExamples(config, schemas, siteDir);
  const added = newBlocks(config, schemas, siteDir);
  const blocks = [
    ...examples.flatMap((own) => withLabel(nameOf(own), own)),
    ...added.flatMap((own) => withLabel(newName(own.type), own)),
  ];
  const title = 'Blocks';
  return { path: GALLERY, title, description: title, hidden: true, blocks };
}

function withLabel(name: string, { block, missing }: OwnExample): Block[] {
  const text = missing ? `${name}: this site has no ${missing}.` : name;
  const label = { type: 'notice', text, kind: 'info' } as Block;
  return missing ? [label] : [label, block as unknown as Block];
}

const nameOf = ({ type, index }: { type: string; index: number }) =>
  `${type}, example ${index + 1}`;

const newName = (type: string) => `${type}, as it is added`;

/**
 * A page that shows one block alone: its first example, or what Studio adds.
 * @param around What a page of the site gives to a block of a type: its category, its product.
 */
export function exampleRoute(
  id: string,
  { get }: Pick<RouteFinder, 'get'>,
  around: (type: string) => Partial<PageContext>,
): Route | undefined {
  const path = `/${id}`;
  const gallery = path.startsWith(`${GALLERY}/`) ? get(GALLERY.slice(1)) : undefined;
  if (!gallery) return undefined;
  const isNew = path.startsWith(`${NEW_BLOCKS}/`);
  const type = path.slice(`${isNew ? NEW_BLOCKS : GALLERY}/`.length);
  const name = isNew ? newName(type) : nameOf({ type, index: 0 });
  const { page } = gallery;
  const at = page.blocks.findIndex((label) => 'text' in label && label.text === name);
  const block = at === -1 ? undefined : page.blocks[at + 1];
  if (block?.type !== type) return undefined;
  const context = { ...page.context, ...around(type), path };
  return { ...gallery, path, page: { ...page, id, blocks: [block], context } };
}
