import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { elementsSchema, ELEMENTS_FOLDER, tagOf } from './elements';
import { fieldKindsIn, FORM_FIELD, formFieldSchema } from './formFields';
import { FOR_OTHERS, idOf, withMarkdownDescriptions, withoutFiles, withTypes } from './forEditors';
import { linkSchemas, type SchemaFiles } from './link';
import { isRecord } from '../../document/isRecord';
import type { Schema } from '../../document/schema/schema';

/** All schemas of the project, read once. */
export interface SchemaSet {
  /** The files by path relative to schemas/; those of the embed relative to the project's root. */
  files: SchemaFiles;
  /** The files once more as editors and other validators read them, with what only these understand. */
  texts: ReadonlyMap<string, string>;
  /** The block types, in alphabetical order: 'card-grid', 'hero', … */
  blockTypes: string[];
  /** The schema of site.config.json with every `$ref` resolved. */
  config: Schema;
  /** The schema of a block, with every `$ref` resolved; undefined for an unknown type. */
  block(type: string): Schema | undefined;
  /** The schemas of the embed's elements, with every `$ref` resolved, by tag: 'inquiry-list', … */
  elements: ReadonlyMap<string, Schema>;
  /** The schema of the attributes of the embed's script. */
  script: Schema;
  /** The version of the config that this code reads. */
  version: number;
}

const CONFIG = 'site.schema.json';
const BLOCKS = 'blocks.schema.json';
const COLUMN = 'column-blocks.schema.json';
const ELEMENTS = 'elements.schema.json';
const SCRIPT = 'embed/loader/script.schema.json';
/** Generated schema files. */
const MADE = new Set([BLOCKS, COLUMN, ELEMENTS, FORM_FIELD]);
const BLOCK_FILE = /^blocks\/([a-z0-9-]+)\.schema\.json$/;

/** The last set of each project, by its folder, with the texts from which it was made. */
const last = new Map<string, { texts: string; set: SchemaSet }>();

/**
 * Reads the schemas in schemas/ and embed/ of the project. Generates the lists of all blocks
 * (schemas/blocks.schema.json), of blocks for columns (`x-in-columns`, schemas/column-blocks.schema.json) and of the
 * embed's elements (schemas/elements.schema.json), and the schema of a form's field (schemas/form-field.schema.json) from
 * those of its kinds, and writes them if they have changed; writes descriptions beside a
 * `$ref` once more, as VS Code reads them. Throws if a file is not JSON or a `$ref` has no target. As long as no file changes, the result is the same object: Studio asks for it with every
 * change of a draft.
 */
export function loadSchemas(root: string): SchemaSet {
  const folder = join(root, 'schemas');
  const read = new Map([
    ...readSchemas(folder),
    ...readSchemas(root, ELEMENTS_FOLDER),
    ...readSchemas(root, dirname(SCRIPT)),
  ]);
  const before = last.get(root);
  const isKnown = before?.texts === JSON.stringify([...read]);
  const described = isKnown ? read : new Map([...read].map(([name, one]) => [name, describe(one)]));
  const files = isKnown ? before.set.files : withMade(described);
  const made = madeTexts(files);
  for (const [name, text] of made) writeMade(join(folder, name), text);
  if (isKnown) return before.set;
  const written = [...described].map(([name, { text }]): [string, string] => [name, text]);
  const set = { ...linkAll(files), texts: new Map([...written, ...made]) };
  last.set(root, { texts: JSON.stringify([...described]), set });
  return set;
}

/** The schemas in these texts, and the schemas that are generated from them. */
function withMade(read: ReadonlyMap<string, SchemaText>): SchemaFiles {
  const files = new Map([...read].map(([name, text]) => [name, parse(text)]));
  const blockTypes = blockTypesIn(files);
  const narrow = blockTypes.filter((type) => files.get(fileOf(type))?.['x-in-columns']);
  files.set(BLOCKS, blocksSchema(blockTypes));
  if (narrow.length > 0) files.set(COLUMN, columnSchema(narrow));
  if (fieldKindsIn(files).length > 0) files.set(FORM_FIELD, formFieldSchema(files));
  return files.set(ELEMENTS, elementsSchema(files));
}

function linkAll(files: SchemaFiles): Omit<SchemaSet, 'texts'> {
  const link = linkSchemas(files);
  const config = link(CONFIG);
  const blockTypes = blockTypesIn(files);
  const blocks = new Map(blockTypes.map((type) => [type, link(fileOf(type))]));
  const elements = [...files.keys()].flatMap((file): [string, Schema][] => {
    const tag = tagOf(file);
    return tag ? [[tag, link(file)]] : [];
  });
  return {
    files,
    blockTypes,
    config,
    block: (type) => blocks.get(type),
    elements: new Map(elements),
    script: files.has(SCRIPT) ? link(SCRIPT) : {},
    version: Number(config.properties?.['version']?.const),
  };
}

const blockTypesIn = (files: SchemaFiles): string[] =>
  [...files.keys()].flatMap((file) => BLOCK_FILE.exec(file)?.[1] ?? []);

const fileOf = (type: string) => `blocks/${type}.schema.json`;

/** A schema file as it was read. */
interface SchemaText {
  /** Its full path. */
  file: string;
  text: string;
}

/** The schemas in a folder and its subfolders, by path relative to `base`. */
function readSchemas(base: string, below = ''): Map<string, SchemaText> {
  const folder = join(base, below);
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(below, name.replaceAll('\\', '/')))
    .filter((name) => name.endsWith('.schema.json') && !MADE.has(name))
    .toSorted();
  return new Map(names.map((name) => [name, readText(join(base, name))]));
}

const readText = (file: string): SchemaText => ({ file, text: readFileSync(file, 'utf8') });

/** Writes into a schema file what VS Code reads, where that is missing. */
function describe({ file, text }: SchemaText): SchemaText {
  const described = withMarkdownDescriptions(text);
  if (described !== text) writeFileAtomic.sync(file, described);
  return { file, text: described };
}

function parse({ file, text }: SchemaText): Schema {
  try {
    const schema: Schema = JSON.parse(text, (key, value: unknown) => {
      if (FOR_OTHERS.has(key)) return undefined;
      return isRecord(value) ? withoutFiles(value) : value;
    });
    return schema;
  } catch (cause) {
    throw new Error(`${file} is not valid JSON: ${String(cause)}`, { cause });
  }
}

function blocksSchema(types: string[]): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Blocks',
    description: 'The blocks, from top to bottom.',
    type: 'array',
    items: oneOfBlocks(types),
  };
}

/** A generated schema as it is written, with what helps editors. */
function forEditors(name: string, files: SchemaFiles): Schema | undefined {
  const { $schema, ...content } = files.get(name) ?? {};
  if ($schema === undefined) return undefined;
  const schema = { $schema, $id: idOf(`schemas/${name}`), ...content };
  if (!schema.items?.oneOf) return schema;
  const types = schema.items.oneOf.map(({ $ref = '' }) => BLOCK_FILE.exec($ref)?.[1] ?? '');
  return withTypes(schema, new Map(types.map((type) => [type, files.get(fileOf(type)) ?? {}])));
}

function columnSchema(types: string[]): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Column',
    description: 'The blocks of a column, from top to bottom.',
    type: 'array',
    items: oneOfBlocks(types),
    minItems: 1,
  };
}

function oneOfBlocks(types: string[]): Schema {
  return {
    type: 'object',
    discriminator: { propertyName: 'type' },
    required: ['type'],
    oneOf: types.map((type) => ({ $ref: fileOf(type) })),
  };
}

/** The texts of the generated schemas. */
function madeTexts(files: SchemaFiles): Map<string, string> {
  const texts = new Map<string, string>();
  for (const name of MADE) {
    const schema = forEditors(name, files);
    if (schema) texts.set(name, `${JSON.stringify(schema, null, 2)}\n`);
  }
  return texts;
}

function writeMade(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileAtomic.sync(file, text);
}
