import { categoriesFor } from '../../document/onlyIn';
import type { Block } from '../../generated/authored';
import type { SchemaSet } from '../schemas/load';

/** No block of a config can have this name: those start with a letter. */
const SECOND_BLOCK_ID = '2';

/**
 * Gives the second block of a page an id, unless it has one, because the first paint waits for it (`firstPaintLink`).
 * Where some categories leave blocks out, every block that may be the second: `onlySecond` takes it from the others.
 */
export function nameSecond(blocks: readonly Block[], schemas: SchemaSet): void {
  const always = blocks.flatMap((block, index) => (categoriesFor(block) ? [] : [index]));
  for (const block of blocks.slice(1, (always[1] ?? blocks.length) + 1))
    if (schemas.block(block.type)?.properties?.['id'] && !('id' in block))
      Object.assign(block, { id: SECOND_BLOCK_ID });
}

/** The blocks of a page, of which no other than the second has its id. */
export function onlySecond<B extends object>(blocks: readonly B[]): B[] {
  return blocks.map((block, index) => {
    if (index === 1 || !('id' in block) || block.id !== SECOND_BLOCK_ID) return block;
    const { id: _, ...rest } = block;
    return rest as B;
  });
}
