import type { Part, Schema } from './schema';
import { isRecord } from './walk';

/** The parts needed by a block or a word (`x-needs`) that a config lacks: without them it has nothing to show. */
export function missingParts(schema: Schema | undefined, config: unknown): Part[] {
  const has = isRecord(config) ? config : {};
  return (schema?.['x-needs'] ?? []).filter((part) => has[part] === undefined);
}

/** Whether a config has a part that a company may do without. */
export function hasPart(config: unknown, part: Part): boolean {
  return isRecord(config) && config[part] !== undefined;
}
