import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { bundle } from '../../src/node/schemas/bundle';
import { loadSchemas } from '../../src/node/schemas/load';
import type { Schema } from '../../src/document/schema/schema';
import { ROOT } from '../architecture/sources';

const schemas = loadSchemas(ROOT);
// Not strict, because each subschema is compiled on its own: strict mode refuses a default at the root.
const ajv = new Ajv2020({ discriminator: true, strict: false });
ajv.addSchema(bundle(schemas, 'site.schema.json'), 'site');

/** A subschema and its location: 'parts/image.schema.json#/properties/alt'. */
interface Subschema {
  location: string;
  schema: Schema;
  /** Whether it describes a value of the config, instead of a group of definitions or a condition. */
  isValue: boolean;
}

const subschemas = [...schemas.files]
  .filter(([file]) => !['resolved.schema.json', 'blocks.schema.json'].includes(file))
  .flatMap(([file, schema]) => subschemasOf(schema, `${file}#`));
const values = subschemas.filter(({ isValue }) => isValue);

describe('every field of the config', () => {
  it('is found', () => {
    expect(values.length).toBeGreaterThan(300);
  });

  it('has a description', () => {
    const silent = values.filter(({ schema }) => !schema.description && !schema.$ref);
    expect(silent.map(({ location }) => location)).toEqual([]);
  });

  it('allows no unknown properties if it is an object', () => {
    const open = values.filter(
      ({ schema }) => schema.properties && schema.additionalProperties !== false,
    );
    expect(open.map(({ location }) => location)).toEqual([]);
  });

  it('has a title if it is an object', () => {
    const nameless = values.filter(({ schema }) => schema.properties && !schema.title);
    expect(nameless.map(({ location }) => location)).toEqual([]);
  });

  it('[T11] has a title for people, unless its name is one', () => {
    const nameless = subschemas.flatMap(({ location, schema }) =>
      Object.entries(schema.properties ?? {})
        .filter(([name, field]) => isControl(field) && !field.title && !isReadable(name))
        .map(([name]) => `${location}/${name}`),
    );
    // Leave out what no form shows: Studio names words by what they say, and the embed's attributes are written by hand.
    const shown = nameless.filter((location) => !/strings|elements|\/loader\//.test(location));
    expect(shown.filter((location) => !location.endsWith('/$schema'))).toEqual([]);
  });

  it('has examples, or consists of fields that do', () => {
    const unshown = values.filter(({ schema }) => !isShown(schema));
    expect(unshown.map(({ location }) => location)).toEqual([]);
  });

  it('cannot be empty if it is required, except the alt text of a decorative picture', () => {
    const mayBeEmpty = values.flatMap(({ location, schema }) =>
      (schema.required ?? [])
        .filter((name) => takesEmpty(schema.properties?.[name]))
        .map((name) => `${location}/${name}`),
    );
    expect(mayBeEmpty).toEqual(['parts/image.schema.json#/alt']);
  });

  it('accepts its own examples and default', () => {
    const wrong = values.flatMap(({ location, schema }) =>
      [...(schema.examples ?? []), ...('default' in schema ? [schema.default] : [])]
        .filter((value) => !fits(location, value))
        .map((value) => `${location}: ${JSON.stringify(value)}`),
    );
    expect(wrong).toEqual([]);
  });
});

/** Whether Studio shows one control with a label for a field. */
function isControl({ $ref, properties, items, const: fixed }: Schema): boolean {
  return !$ref && !properties && !items && fixed === undefined;
}

/** Whether a field can be called as its key is: one whole word that is no jargon. */
function isReadable(name: string): boolean {
  return /^[a-z]{4,}$/.test(name) && !['href', 'slug', 'mono'].includes(name);
}

function isShown(schema: Schema): boolean {
  const consists = schema.$ref ?? schema.properties ?? schema.items ?? schema.additionalProperties;
  return Boolean(schema.examples ?? consists ?? schema.const ?? schema.default);
}

function takesEmpty(field: Schema | undefined): boolean {
  if (field?.type !== 'string' || field.enum || field.const !== undefined || field['x-kind']) {
    return false;
  }
  return !field.minLength && new RegExp(field.pattern ?? '', 'u').test('');
}

function fits(location: string, value: unknown): boolean {
  const [file = '', pointer = ''] = location.split('#');
  const name = file.replace(/\.schema\.json$/, '').replaceAll('/', '-');
  const validate = ajv.getSchema(`site#/$defs/${name}${pointer}`);
  if (!validate) throw new Error(`${location} is not in the bundle.`);
  return validate(structuredClone(value)) === true;
}

/** A schema and all schemas in it. */
function subschemasOf(schema: Schema, location: string, isValue = false): Subschema[] {
  const below: Subschema[] = [];
  const named = (group: Record<string, Schema> | undefined, at: string, counts: boolean) => {
    for (const [key, part] of Object.entries(group ?? {})) {
      below.push(...subschemasOf(part, `${location}/${at}/${key}`, counts));
    }
  };
  named(schema.properties, 'properties', true);
  named(schema.$defs, '$defs', true);
  // The items of a list of plain texts are described with the list.
  const { items } = schema;
  if (items)
    below.push(...subschemasOf(items, `${location}/items`, items.properties !== undefined));
  const others = schema.additionalProperties;
  if (typeof others === 'object')
    below.push(...subschemasOf(others, `${location}/additionalProperties`));
  return [{ location, schema, isValue: isValue || isRoot(schema) }, ...below];
}

/** Whether it is a file that describes a value, instead of only definitions. */
function isRoot(schema: Schema): boolean {
  return schema.$schema !== undefined && schema.type !== undefined;
}
