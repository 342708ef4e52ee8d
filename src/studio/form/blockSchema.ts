import { stepsOf } from '../../document/operation';
import type { Schema } from '../../document/schema/schema';

/** The schema that holds for a value: of a list of alternatives known by a field ('type'), the one it names. */
export function chosenSchema(schema: Schema, value: unknown): Schema | undefined {
  const tag = schema.discriminator?.propertyName;
  if (tag === undefined) return schema;
  const type: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, tag) : undefined;
  return schema.oneOf?.find((one) => one.properties?.[tag]?.const === type);
}

/** The types that a list of blocks may hold. */
export function typesOf({ discriminator, oneOf }: Schema): string[] {
  const tag = discriminator?.propertyName ?? '';
  return (oneOf ?? []).map((one) => String(one.properties?.[tag]?.const));
}

/** The schema of the value at a pointer; undefined where the schema has no such place. */
export function schemaAt(root: Schema, value: unknown, pointer: string): Schema | undefined {
  let schema: Schema | undefined = root;
  let here = value;
  for (const step of stepsOf(pointer)) {
    here =
      typeof here === 'object' && here !== null ? (Reflect.get(here, step) as unknown) : undefined;
    const others: unknown = schema?.additionalProperties;
    const named: Schema | undefined = schema?.items ?? schema?.properties?.[step];
    const next: Schema | undefined =
      named ?? (typeof others === 'object' ? (others as Schema) : undefined);
    schema = next && chosenSchema(next, here);
  }
  return schema;
}
