import type { Block, Page, SiteConfig } from '../../generated/authored';
import type { SchemaSet } from '../schemas/load';
import type { Route } from '../site/pages';
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

/** Pages that show one block alone, by the ids of their data: its first example, and what Studio adds. */
export function exampleRoutes(gallery: Route | undefined): Map<string, Route> {
  const found = new Map<string, Route>();
  const blocks = gallery?.page.blocks ?? [];
  for (const [index, block] of blocks.entries()) {
    const label = blocks[index - 1];
    if (!gallery || !label || !('text' in label)) continue;
    const { type } = block;
    const isFirst = label.text === nameOf({ type, index: 0 });
    if (!isFirst && label.text !== newName(type)) continue;
    const path = `${isFirst ? GALLERY : NEW_BLOCKS}/${type}`;
    const { page } = gallery;
    const context = { ...page.context, path };
    const id = path.slice(1);
    found.set(id, { ...gallery, path, page: { ...page, id, blocks: [block], context } });
  }
  return found;
}
