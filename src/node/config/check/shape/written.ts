import type { Schema } from '../../../../document/schema/schema';

/**
 * How to write an object or a list of objects: as in its example, or else with its required fields, each with an
 * example. Undefined if no field is required, or if there is no example.
 * @param given The present value, which is kept if the object requires just one text.
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
