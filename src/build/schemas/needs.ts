import type { Part, Schema } from './schema';
import { isRecord } from './walk';

/** The parts that a block needs (`x-needs`) and a config has not: without them it would have nothing to show. */
export function missingParts(block: Schema | undefined, config: unknown): Part[] {
  const has = isRecord(config) ? config : {};
  return (block?.['x-needs'] ?? []).filter((part) => has[part] === undefined);
}
