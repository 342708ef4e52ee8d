import type { Block } from '../../generated/authored';
import type { SchemaSet } from '../schemas/load';

/** No block of a config can have this name: those start with a letter. */
const SECOND_BLOCK_ID = '2';

/**
 * Gives the second block of a page an id, unless it has one, because the first paint waits for it (`firstPaintLink`).
 */
export function nameSecond([, second]: readonly Block[], schemas: SchemaSet): void {
  if (second && schemas.block(second.type)?.properties?.['id'] && !('id' in second))
    Object.assign(second, { id: SECOND_BLOCK_ID });
}
