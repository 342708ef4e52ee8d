import type { Part, Schema } from '../../document/schema/schema';
import { isRecord } from '../../document/isRecord';

/** The parts that a block or interface string needs (`x-needs`) and the config lacks. */
export function missingParts(schema: Schema | undefined, config: unknown): Part[] {
  const has = isRecord(config) ? config : {};
  return (schema?.['x-needs'] ?? []).filter((part) => has[part] === undefined);
}

/** Whether a config has an optional part. */
export function hasPart(config: unknown, part: Part): boolean {
  return isRecord(config) && config[part] !== undefined;
}
