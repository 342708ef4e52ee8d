import { isRecord } from '../../../document/isRecord';
import { labelOf } from '../../../document/labelOf';
import type { Schema } from '../../../document/schema/schema';

/**
 * What the forms call the fields of a schema, by their keys. Several fields with one key may be called otherwise in each
 * group: then it is the name that most of them have.
 */
export function labelsOf(schema: Schema): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  count(schema, counts, new Set());
  return new Map(
    [...counts].map(([key, labels]) => {
      const [most] = [...labels].toSorted(([, one], [, other]) => other - one);
      return [key, most?.[0] ?? key];
    }),
  );
}

function count(part: unknown, into: Map<string, Map<string, number>>, seen: Set<unknown>): void {
  if (typeof part !== 'object' || part === null || seen.has(part)) return;
  seen.add(part);
  const { properties } = part as Schema;
  for (const [key, field] of Object.entries(properties ?? {})) {
    if (!isRecord(field)) continue;
    const labels = into.get(key) ?? new Map<string, number>();
    const label = labelOf(key, field);
    labels.set(label, (labels.get(label) ?? 0) + 1);
    into.set(key, labels);
  }
  for (const one of Object.values(part)) count(one, into, seen);
}
