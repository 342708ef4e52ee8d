import { hasPart, missingParts } from '../../schemas/needs';
import type { Part } from '../../../document/schema/schema';
import type { Context } from './context';
import { textOf, type Entry, type PageFacts } from './facts';

/** The missing part of the config that a block needs. */
export function lacking({ config, set }: Context, block: Entry): Part | undefined {
  return missingParts(set.block(textOf(block.value, 'type') ?? ''), config)[0];
}

/**
 * The missing part of the config without which a page is useless, because it is made for each product or category, or
 * would lose the block with its title. To do without that part, remove the page and links to it.
 */
export function uselessWithout(context: Context, page: PageFacts): Part | undefined {
  if (/:(category|product)/.test(page.address ?? '') && !hasPart(context.config, 'store'))
    return 'store';
  const part = page.blocks.map((block) => lacking(context, block)).find(Boolean);
  const keepsTitle = page.blocks.some(
    (block) =>
      !lacking(context, block) &&
      context.facts.inBlock(block.value).some(({ heading }) => heading === 1),
  );
  return keepsTitle || page.address === '/' ? undefined : part;
}
