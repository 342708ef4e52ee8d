import { stepsOf } from '../operation';
import { valueAt } from '../values';
import type { Schema } from './schema';
import type { Path } from './walk';

/**
 * The (linked) schema of a value of the config.
 * @param at Its path, or its JSON pointer.
 * @returns Undefined if the schema has no such path; that of all blocks for a block of an unknown type.
 */
export function schemaAt(root: Schema, data: unknown, at: Path | string): Schema | undefined {
  let schema: Schema | undefined = root;
  let value = data;
  for (const step of typeof at === 'string' ? stepsOf(at) : at) {
    schema = schema && partOf(schema, step);
    value = valueAt(value, [step]);
    schema = schema && (chosenSchema(schema, value) ?? schema);
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
    const known = own && partOf(own, key);
    if (known) yield [key, part, known];
  }
}

/** The types that a list of blocks may hold. */
export function typesOf({ discriminator, oneOf }: Schema): string[] {
  const tag = discriminator?.propertyName ?? '';
  return (oneOf ?? []).map((one) => String(one.properties?.[tag]?.const));
}

/**
 * The schema of a value: of alternatives known by a field (`type`), the one that it names; undefined if it names none.
 */
export function chosenSchema(schema: Schema, value: unknown): Schema | undefined {
  const tag = schema.discriminator?.propertyName;
  if (tag === undefined) return schema;
  const type = valueAt(value, [tag]);
  return schema.oneOf?.find((one) => one.properties?.[tag]?.const === type);
}

function partOf({ items, properties, additionalProperties }: Schema, step: string | number) {
  const others = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  return items ?? properties?.[step] ?? others;
}
