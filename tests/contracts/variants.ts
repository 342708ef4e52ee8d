import { isDeepStrictEqual } from 'node:util';
import type { SchemaSet } from '../../src/node/schemas/load';
import type { Schema } from '../../src/node/schemas/schema';
import { isRecord } from '../../src/node/schemas/walk';

/** A block as somebody might write it into the config. */
export interface Variant {
  /** The type of the block. */
  type: string;
  /** 'example 1', 'bare' or 'full'. */
  name: string;
  block: Record<string, unknown>;
}

/**
 * Every block of schemas/blocks in several forms: each of its examples, the first of them with nothing but
 * what is required, and with every field that there is.
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
  // A block without fields looks the same in every form.
  return all
    .filter(
      ({ block }, index) => all.findIndex((one) => isDeepStrictEqual(one.block, block)) === index,
    )
    .map(({ name, block }) => ({ type, name, block }));
}

/** The value without all that its schema does not require. */
function bare(schema: Schema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => bare(schema.items ?? {}, item));
  if (!isRecord(value) || !schema.properties) return value;
  const needed = neededOf(schema);
  const kept = Object.entries(value).filter(([key]) => needed.has(key));
  return Object.fromEntries(kept.map(([key, part]) => [key, bare(partOf(schema, key), part)]));
}

/** The value with the fields it lacks, taken from the examples of the schema. */
function full(schema: Schema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => full(schema.items ?? {}, item));
  if (!isRecord(value) || !schema.properties) return value;
  const fields = Object.entries(schema.properties).map(([key, part]) => [
    key,
    full(part, key in value ? value[key] : sample(part)),
  ]);
  return Object.fromEntries(fields.filter(([, part]) => part !== undefined));
}

/** Something that fits a schema and is not its default: an example, a choice, or an object made of such. */
function sample(schema: Schema): unknown {
  const choices = [...(schema.examples ?? []), ...(schema.enum ?? [])];
  const other = choices.find((choice) => choice !== schema.default);
  if (other !== undefined) return other;
  if (schema.type === 'boolean') return schema.default !== true;
  if (schema.default !== undefined) return schema.default;
  if (schema.type === 'array') return [sample(schema.items ?? {})];
  return schema.properties ? {} : undefined;
}

/** Ways to objects inside a value, and what of each its schema requires: ['cards', 0] needs 'title'. */
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

/** Ways to the fields of a value that could be left out: ['heading'], ['cards', 0, 'icon']. */
export function optionalFields(schema: Schema, value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return optionalFields(schema.items ?? {}, value[0], [...path, 0]);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const here = [...path, key];
    const own = neededOf(schema).has(key) ? [] : [here];
    return own.concat(optionalFields(partOf(schema, key), part, here));
  });
}

type Path = (string | number)[];

/** A copy of a value in which the field at the path is missing. */
export function without(value: Record<string, unknown>, path: Path): Record<string, unknown> {
  const copy = structuredClone(value);
  let place: unknown = copy;
  for (const key of path.slice(0, -1)) place = Reflect.get(asObject(place), key);
  Reflect.deleteProperty(asObject(place), path.at(-1) ?? '');
  return copy;
}

/** What a schema requires, always or on a condition: a picture without words must be called decorative. */
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
