import type { Schema } from './schema';
import { isRecord, type Path } from './walk';

/** The (linked) schema of a value of the config; undefined if the schema has no such path. */
export function schemaAt(root: Schema, data: unknown, path: Path): Schema | undefined {
  let schema: Schema | undefined = root;
  let value = data;
  for (const key of path) {
    schema = schema && partOf(schema, key);
    value = child(value, key);
    schema = schema && chosenSchema(schema, value);
  }
  return schema;
}

/** The fields or entries of a value that its schema knows, with their schemas. */
export function* knownParts(
  schema: Schema,
  value: object,
): Generator<[key: string, part: unknown, schema: Schema]> {
  const own = chosenSchema(schema, value);
  for (const [key, part] of Object.entries(value)) {
    const known = own.items ?? partOf(own, key);
    if (known) yield [key, part, known];
  }
}

/** The value at a path, or undefined. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce(child, data);
}

function child(value: unknown, key: string | number): unknown {
  if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined;
  return isRecord(value) ? value[key] : undefined;
}

function partOf(schema: Schema, key: string | number): Schema | undefined {
  if (typeof key === 'number') return schema.items;
  const field = schema.properties?.[key];
  const others = schema.additionalProperties;
  return field ?? (typeof others === 'object' ? others : undefined);
}

/** The schema of a value: of a list of blocks' items that of the block's type, else the schema itself. */
export function chosenSchema(schema: Schema, value: unknown): Schema {
  if (!schema.discriminator) return schema;
  const tag = schema.discriminator.propertyName;
  const type = child(value, tag);
  return schema.oneOf?.find((block) => block.properties?.[tag]?.const === type) ?? schema;
}
