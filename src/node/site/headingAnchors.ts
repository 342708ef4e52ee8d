import { CARRIED_ID } from '../../app/navigation/pageIds';
import type { SiteConfig } from '../../generated/authored';
import { flatBlocks } from '../../page/flatBlocks';
import type { SchemaSet } from '../schemas/load';
import { canMeet } from '../../document/onlyIn';
import { readableId } from '../language/readableId';

/** Ids of the site's own elements: a block with the same id would break links to them, and their scripts. */
export const OWN_PARTS: ReadonlySet<string> = new Set([
  'chat',
  'content',
  'early',
  'header-search',
  'listing-count',
  'listing-search',
  'menu',
  'root',
  'search-field',
  'sizes',
  'sizes-heading',
  'shared-list',
  CARRIED_ID,
]);

/**
 * The place that the heading of a block is, for links that lead to it: 'our-years' for 'Our Years'.
 * @returns Undefined for a block with an `id`, which is its place, and for one without a heading.
 */
export function headingAnchor(block: object): string | undefined {
  const { id, heading }: { id?: unknown; heading?: unknown } = block;
  if (id !== undefined || typeof heading !== 'string') return undefined;
  const anchor = readableId(heading);
  return anchor === '' || OWN_PARTS.has(anchor) ? undefined : anchor;
}

/**
 * Gives blocks to whose heading a link leads their `id`. Others keep none: every visitor would download it.
 * @param config The whole config, in which links stand.
 */
export function nameHeadings(
  pages: readonly { blocks: SiteConfig['pages'][number]['blocks'] }[],
  config: SiteConfig,
  schemas: SchemaSet,
): void {
  const { store, ...rest } = config;
  // Texts of products hold no links, and there may be a hundred thousand.
  const withLinks = JSON.stringify([rest, { ...store, products: [] }]);
  const linked = new Set([...withLinks.matchAll(/#([a-z0-9-]+)/g)].map(([, anchor]) => anchor));
  for (const page of pages) {
    const blocks = flatBlocks(page.blocks);
    // Blocks of different categories may have the same words in their headings: no page has both.
    const isTaken = (anchor: string, by: object) =>
      blocks.some((block) => 'id' in block && block.id === anchor && canMeet(block, by));
    for (const block of blocks) {
      const anchor = headingAnchor(block);
      const canHave = schemas.block(block.type)?.properties?.['id'] !== undefined;
      if (anchor === undefined || !canHave || !linked.has(anchor) || isTaken(anchor, block))
        continue;
      Object.assign(block, { id: anchor });
    }
  }
}
