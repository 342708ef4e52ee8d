import type { Schema } from '../../../schemas/schema';

/**
 * How a group of fields or a list of such groups is written: as in its example, or else with the fields that it needs, each with an example.
 * Undefined where none is needed, or where no example can be given.
 * @param given The present value: it is kept where the group needs one text.
 */
export function writtenAs(schema: Schema | undefined, given: unknown): string | undefined {
  const value = schema && sample(schema, given);
  if (value === null || typeof value !== 'object') return undefined;
  return JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ');
}

function sample(schema: Schema, given?: unknown): unknown {
  if (schema.type === 'array') {
    const item = schema.items && sample(schema.items, given);
    return item === undefined ? undefined : [item];
  }
  if (schema.type !== 'object') return schema.examples?.[0] ?? schema.enum?.[0];
  const required = schema.required ?? [];
  const [only = ''] = required;
  const takesOver =
    typeof given === 'string' &&
    required.length === 1 &&
    schema.properties?.[only]?.type === 'string';
  const [whole] = schema.examples ?? [];
  if (whole !== undefined && !takesOver) return whole;
  const fields = required.map((name): [string, unknown] => {
    const field = schema.properties?.[name];
    return [name, takesOver ? given : field && sample(field)];
  });
  if (fields.length === 0 || fields.some(([, value]) => value === undefined)) return undefined;
  return Object.fromEntries(fields);
}
