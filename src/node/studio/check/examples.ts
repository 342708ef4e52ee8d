import { toPointer, type Operation } from '../../../document/operation';
import type { Kind, Schema } from '../../../document/schema/schema';
import { schemaAt } from '../../../document/schema/schemaAt';
import { starter } from '../../../document/schema/starter';
import { isRecord } from '../../../document/isRecord';
import { walk } from '../../../document/schema/walk';
import { valueAt } from '../../../document/values';

/** Finds operations that fill in what is missing or wrong at the steps of a pointer. */
export type Examples = (draft: unknown, steps: readonly string[]) => Operation[];

/**
 * Fills in what the config must have: with what the site says elsewhere, such as a picture or a link, else with the
 * examples of the schema.
 */
export function examplesOf(schema: Schema, draft: unknown): Examples {
  const used = firstOfEachKind(schema, draft);
  const given = ({ 'x-kind': kind, type, examples }: Schema): unknown =>
    (kind && used.get(kind)) ?? (type === 'string' ? examples?.[0] : undefined);

  return (value, steps) => {
    const around = schemaAt(schema, value, steps.slice(0, -1));
    const name = steps.at(-1) ?? '';
    const own = schemaAt(schema, value, steps) ?? around?.properties?.[name];
    const object = valueAt(value, steps);
    if (own?.properties && isRecord(object))
      return (own.required ?? [])
        .filter((field) => !(field in object))
        .map((field) => ({
          op: 'set',
          at: toPointer([...steps, field]),
          value: starter(own.properties?.[field] ?? {}, given),
        }));
    const isList = own?.items && Array.isArray(object);
    if (!own || isList || !around?.required?.includes(name)) return [];
    return [{ op: 'set', at: toPointer(steps), value: starter(own, given) }];
  };
}

/** What a site says first of each kind. */
function firstOfEachKind(schema: Schema, draft: unknown): Map<Kind, unknown> {
  const found = new Map<Kind, unknown>();
  walk(schema, draft, ({ kind, value }) => {
    if (kind && value && !found.has(kind)) found.set(kind, value);
  });
  return found;
}
