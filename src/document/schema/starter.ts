import type { Schema } from './schema';

/**
 * What a field begins with when it is added: what the schema requires.
 * @param textOf What a text begins with; by default it is empty, to be filled in.
 */
export function starter(schema: Schema, textOf: (schema: Schema) => string = () => ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  // Of the blocks, the first example of the first: the gallery has the others.
  if (schema.discriminator) return schema.oneOf?.[0]?.examples?.[0] ?? {};
  if (schema.items) {
    const items = schema.items;
    return Array.from({ length: schema.minItems ?? 0 }, () => starter(items, textOf));
  }
  if (schema.properties) return group(schema, textOf);
  if (schema.type === 'object') return {};
  if (schema.type === 'boolean') return true;
  if (schema.type === 'string') return textOf(schema);
  return schema.examples?.[0] ?? schema.minimum ?? 0;
}

function group(schema: Schema, textOf: (schema: Schema) => string): object {
  const names = [...(schema.required ?? []), ...(schema.oneOf?.[0]?.required ?? [])];
  return Object.fromEntries(
    names.map((name) => [name, starter(schema.properties?.[name] ?? {}, textOf)]),
  );
}
