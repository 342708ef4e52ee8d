import type { Schema } from './schema';

/** A value for a field; undefined where it begins as the schema says. */
type Given = (schema: Schema) => unknown;

/**
 * What a field begins with when it is added: what the schema requires, with empty texts to fill in.
 * @param given Fills in other values where it knows some.
 */
export function starter(schema: Schema, given: Given = () => undefined): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const known = given(schema);
  if (known !== undefined) return known;
  // Of the blocks, the first example of the first: the gallery has the others.
  if (schema.discriminator) return schema.oneOf?.[0]?.examples?.[0] ?? {};
  if (schema.items) {
    const items = schema.items;
    return Array.from({ length: schema.minItems ?? 0 }, () => starter(items, given));
  }
  if (schema.properties) return group(schema, given);
  if (schema.type === 'object') return {};
  if (schema.type === 'boolean') return true;
  if (schema.type === 'string') return '';
  return schema.examples?.[0] ?? schema.minimum ?? 0;
}

function group(schema: Schema, given: Given): object {
  const names = [...(schema.required ?? []), ...(schema.oneOf?.[0]?.required ?? [])];
  return Object.fromEntries(
    names.map((name) => [name, starter(schema.properties?.[name] ?? {}, given)]),
  );
}
