import type { Schema } from '../../document/schema/schema';

/** The generated schema of a field of a form. */
export const FORM_FIELD = 'form-field.schema.json';
const FIELD_FILE = /^fields\/([a-z0-9-]+)\.schema\.json$/;

/** The kinds of fields that forms can have, in alphabetical order: 'choice', 'date', … */
export function fieldKindsIn(files: ReadonlyMap<string, Schema>): string[] {
  return [...files.keys()].flatMap((file) => FIELD_FILE.exec(file)?.[1] ?? []);
}

/** The file of a kind's schema. */
export const fieldFile = (kind: string): string => `fields/${kind}.schema.json`;

/**
 * One schema for the fields of all kinds, made from a file each: it has the settings of all of them, of which it
 * requires what every kind requires. Which settings go with which kind is a rule of the checker, so that a mistake is
 * told by the name of the kind.
 */
export function formFieldSchema(files: ReadonlyMap<string, Schema>): Schema {
  const kinds = fieldKindsIn(files);
  const schemas = kinds.map((kind) => files.get(fieldFile(kind)) ?? {});
  const { kind: _, ...properties } = Object.assign(
    {},
    ...schemas.map((schema) => schema.properties),
  ) as Record<string, Schema>;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Form field',
    description: 'A field of the form.',
    type: 'object',
    additionalProperties: false,
    required: ['label'],
    'x-for': kindsBySetting(Object.keys(properties), schemas),
    properties: {
      kind: {
        description: `What visitors enter. ${schemas.map(inWords).join(' ')}`,
        type: 'string',
        enum: kinds,
        default: 'text',
        'x-choices': Object.fromEntries(
          kinds.map((kind, index) => [kind, schemas[index]?.title ?? kind]),
        ),
        examples: ['text'],
      },
      ...withNearReferences(properties),
    },
    examples: schemas.flatMap(({ examples = [] }) => examples),
  };
}

const inWords = ({ properties, description = '' }: Schema) =>
  `'${String(properties?.['kind']?.const)}': ${description}`;

/** The kinds that have a setting, by its name, where not all do: a form shows no others. */
function kindsBySetting(
  settings: readonly string[],
  schemas: readonly Schema[],
): Record<string, string[]> {
  const kindsWith = (setting: string) =>
    schemas
      .filter((schema) => schema.properties?.[setting])
      .map((schema) => String(schema.properties?.['kind']?.const));
  return Object.fromEntries(
    settings
      .map((setting): [string, string[]] => [setting, kindsWith(setting)])
      .filter(([, kinds]) => kinds.length < schemas.length),
  );
}

/** The files of kinds are one folder further down. */
function withNearReferences(properties: Record<string, Schema>): Record<string, Schema> {
  return JSON.parse(JSON.stringify(properties).replaceAll('"$ref":"../', '"$ref":"')) as Record<
    string,
    Schema
  >;
}
