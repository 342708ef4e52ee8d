import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { elementsSchema, ELEMENTS_FOLDER, tagOf } from './elements';
import { linkSchemas, type SchemaFiles } from './link';
import type { Schema } from '../../document/schema/schema';

/** All schemas of the project, read once. */
export interface SchemaSet {
  /** The files by path relative to schemas/; those of the embed relative to the project's root. */
  files: SchemaFiles;
  /** The block types, in alphabetical order: 'card-grid', 'hero', … */
  blockTypes: string[];
  /** The schema of site.config.json with every `$ref` resolved. */
  site: Schema;
  /** The schema of a block, with every `$ref` resolved; undefined for an unknown type. */
  block(type: string): Schema | undefined;
  /** The schemas of the embed's elements, with every `$ref` resolved, by tag: 'inquiry-list', … */
  elements: ReadonlyMap<string, Schema>;
  /** The schema of the attributes of the embed's script. */
  script: Schema;
  /** The version of the config that this code reads. */
  version: number;
}

const SITE = 'site.schema.json';
const BLOCKS = 'blocks.schema.json';
const COLUMN = 'column-blocks.schema.json';
const ELEMENTS = 'elements.schema.json';
const SCRIPT = 'embed/loader/script.schema.json';
/** Generated schema files. */
const MADE = new Set([BLOCKS, COLUMN, ELEMENTS]);
const BLOCK_FILE = /^blocks\/([a-z0-9-]+)\.schema\.json$/;

/**
 * Reads the schemas in schemas/ and embed/ of the project. Generates the lists of all blocks
 * (schemas/blocks.schema.json), of blocks for columns (`x-in-columns`, schemas/column-blocks.schema.json) and of the
 * embed's elements (schemas/elements.schema.json), and writes them if they have changed. Throws if a file is not JSON
 * or a `$ref` has no target.
 */
export function loadSchemas(root: string): SchemaSet {
  const folder = join(root, 'schemas');
  const files = new Map([
    ...readSchemas(folder),
    ...readSchemas(root, ELEMENTS_FOLDER),
    ...readSchemas(root, dirname(SCRIPT)),
  ]);
  const blockTypes = [...files.keys()].flatMap((file) => BLOCK_FILE.exec(file)?.[1] ?? []);
  files.set(BLOCKS, write(join(folder, BLOCKS), blocksSchema(blockTypes)));
  const narrow = blockTypes.filter((type) => files.get(fileOf(type))?.['x-in-columns']);
  if (narrow.length > 0) files.set(COLUMN, write(join(folder, COLUMN), columnSchema(narrow)));
  files.set(ELEMENTS, write(join(folder, ELEMENTS), elementsSchema(files)));

  const link = linkSchemas(files);
  const site = link(SITE);
  const blocks = new Map(blockTypes.map((type) => [type, link(fileOf(type))]));
  const elements = [...files.keys()].flatMap((file): [string, Schema][] => {
    const tag = tagOf(file);
    return tag ? [[tag, link(file)]] : [];
  });
  return {
    files,
    blockTypes,
    site,
    block: (type) => blocks.get(type),
    elements: new Map(elements),
    script: files.has(SCRIPT) ? link(SCRIPT) : {},
    version: Number(site.properties?.['version']?.const),
  };
}

const fileOf = (type: string) => `blocks/${type}.schema.json`;

/** The schemas in a folder and its subfolders, by path relative to `base`. */
function readSchemas(base: string, below = ''): Map<string, Schema> {
  const folder = join(base, below);
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(below, name.replaceAll('\\', '/')))
    .filter((name) => name.endsWith('.schema.json') && !MADE.has(name))
    .toSorted();
  return new Map(names.map((name) => [name, parse(join(base, name))]));
}

function parse(file: string): Schema {
  try {
    const schema: Schema = JSON.parse(readFileSync(file, 'utf8'));
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

function write(file: string, schema: Schema): Schema {
  const text = `${JSON.stringify(schema, null, 2)}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileAtomic.sync(file, text);
  return schema;
}
