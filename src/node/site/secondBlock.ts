import type { Block } from '../../generated/authored';
import type { SchemaSet } from '../schemas/load';

/** No block of a config can have this name: those start with a letter. */
const SECOND = '2';

/** Gives the second block of a page an id, if it can have one and has none: the first paint waits for it (`firstPaintLink`). */
export function nameSecond([, second]: readonly Block[], schemas: SchemaSet): void {
  if (second && schemas.block(second.type)?.properties?.['id'] && !('id' in second))
    Object.assign(second, { id: SECOND });
}
