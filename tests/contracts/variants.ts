import { isDeepStrictEqual } from 'node:util';
import type { SchemaSet } from '../../src/node/schemas/load';
import type { Schema } from '../../src/document/schema/schema';
import { isRecord } from '../../src/document/isRecord';

/** A valid block for the config. */
export interface Variant {
  /** The type of the block. */
  type: string;
  /** 'example 1', 'bare' or 'full'. */
  name: string;
  block: Record<string, unknown>;
}

/**
 * Variants of every block in schemas/blocks: its examples, and the first of them with required fields only and with
 * all fields.
 */
export function blockVariants(schemas: SchemaSet): Variant[] {
  return schemas.blockTypes.flatMap((type) => variantsOf(type, schemas.block(type) ?? {}));
}

function variantsOf(type: string, schema: Schema): Variant[] {
  const examples = (schema.examples ?? []).filter(isRecord);
  const [first = {}] = examples;
  const all = [
    ...examples.map((block, index) => ({ name: `example ${index + 1}`, block })),
    { name: 'bare', block: asRecord(bare(schema, first)) },
    { name: 'full', block: asRecord(full(schema, first)) },
  ];
  // Keep one of identical variants, such as those of a block without fields.
  return (
    all
      .filter(
        ({ block }, index) => all.findIndex((one) => isDeepStrictEqual(one.block, block)) === index,
      )
      // Copy the blocks, because they are parts of the schemas: filling in defaults would change those for all tests.
      .map(({ name, block }) => ({ type, name, block: structuredClone(block) }))
  );
}

/** The value with required fields only. */
function bare(schema: Schema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => bare(schema.items ?? {}, item));
  // Leave a block in a column alone, because it has variants of its own.
  if (schema.discriminator) return structuredClone(value);
  if (!isRecord(value) || !schema.properties) return value;
  const needed = neededOf(schema);
  const kept = Object.entries(value).filter(([key]) => needed.has(key));
  return Object.fromEntries(kept.map(([key, part]) => [key, bare(partOf(schema, key), part)]));
}

/** The value with missing fields added from the schema's examples. */
function full(schema: Schema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => full(schema.items ?? {}, item));
  // Leave a block in a column alone, because it has variants of its own, and the fields of a form, because it depends on
  // their kinds which settings they have.
  if (schema.discriminator || schema.title === 'Form field') return structuredClone(value);
  if (!isRecord(value) || !schema.properties) return value;
  const fields = Object.entries(schema.properties).map(([key, part]) => [
    key,
    full(part, key in value ? value[key] : sample(part)),
  ]);
  return Object.fromEntries(fields.filter(([, part]) => part !== undefined));
}

/** A valid value other than the default: an example, an enum value, or an object of such values. */
function sample(schema: Schema): unknown {
  const choices = [...(schema.examples ?? []), ...(schema.enum ?? [])];
  const other = choices.find((choice) => choice !== schema.default);
  if (other !== undefined) return other;
  if (schema.type === 'boolean') return schema.default !== true;
  if (schema.default !== undefined) return schema.default;
  if (schema.type === 'array') return [sample(schema.items ?? {})];
  return schema.properties ? {} : undefined;
}

/** Paths of all required fields in a value: ['cards', 0, 'title']. */
export function requiredFields(schema: Schema, value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      requiredFields(schema.items ?? {}, item, [...path, index]),
    );
  }
  if (!isRecord(value)) return [];
  const own = (schema.required ?? []).map((key) => path.concat(key));
  const below = Object.entries(value).flatMap(([key, part]) =>
    requiredFields(partOf(schema, key), part, [...path, key]),
  );
  return [...own, ...below];
}

/** Paths of all optional fields in a value: ['heading'], ['cards', 0, 'icon']. */
export function optionalFields(schema: Schema, value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return optionalFields(schema.items ?? {}, value[0], [...path, 0]);
  // Leave a block in a column alone, because it has variants of its own.
  if (!isRecord(value) || schema.discriminator) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const here = [...path, key];
    const own = neededOf(schema).has(key) ? [] : [here];
    return own.concat(optionalFields(partOf(schema, key), part, here));
  });
}

type Path = (string | number)[];

/** A copy of a value without the field at a path. */
export function without(value: Record<string, unknown>, path: Path): Record<string, unknown> {
  const copy = structuredClone(value);
  let place: unknown = copy;
  for (const key of path.slice(0, -1)) place = Reflect.get(asObject(place), key);
  Reflect.deleteProperty(asObject(place), path.at(-1) ?? '');
  return copy;
}

/** Required fields, including conditional ones: a picture without alt text must be marked as decorative. */
function neededOf({ required, then }: Schema): Set<string> {
  return new Set([...(required ?? []), ...(then?.required ?? [])]);
}

const partOf = (schema: Schema, key: string): Schema => schema.properties?.[key] ?? {};

function asRecord(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw new Error('An example of a block is an object.');
  return value;
}

function asObject(value: unknown): object {
  if (typeof value !== 'object' || value === null) throw new Error('The path leads nowhere.');
  return value;
}
