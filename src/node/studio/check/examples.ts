import type { Schema } from '../../../document/schema/schema';
import { schemaAt } from '../../../document/schema/schemaAt';
import { isRecord } from '../../../document/schema/walk';
import { toPointer, type Operation } from '../../../document/operation';
import { valueAt } from '../../../document/values';

/**
 * Operations that fill in what an object of the config must have, with the examples of its schema: a page can be shown
 * without the company's name, but not without a name. Entries of lists, such as blocks, are better left out.
 * @param steps Where the object is in the draft.
 */
export function examplesAt(schema: Schema, draft: unknown, steps: readonly string[]): Operation[] {
  const object = valueAt(draft, steps);
  if (!isRecord(object) || steps.some((step) => /^\d+$/.test(step))) return [];
  const known = schemaAt(schema, draft, steps);
  return (known?.required ?? [])
    .filter((name) => !(name in object))
    .map((name) => ({
      op: 'set',
      at: toPointer([...steps, name]),
      value: exampleOf(known?.properties?.[name] ?? {}),
    }));
}

function exampleOf(schema: Schema): unknown {
  const first = schema.const ?? schema.default ?? schema.enum?.[0] ?? schema.examples?.[0];
  if (first !== undefined) return first;
  const { items, properties } = schema;
  if (items) return Array.from({ length: schema.minItems ?? 0 }, () => exampleOf(items));
  if (!properties) return schema.type === 'object' ? {} : '';
  const names = schema.required ?? [];
  return Object.fromEntries(names.map((name) => [name, exampleOf(properties[name] ?? {})]));
}
