import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { linkSchemas, type SchemaFiles } from './link';
import type { Schema } from './schema';

/** All schemas of the project, read once. */
export interface SchemaSet {
  /** The files as they stand on disk, by their path below schemas/. */
  files: SchemaFiles;
  /** The names of the blocks, in alphabetical order: 'card-grid', 'hero', … */
  blockTypes: string[];
  /** The schema of site.config.json with every `$ref` replaced by what it means. */
  site: Schema;
  /** The schema of one block, in the same form; undefined for an unknown type. */
  block(type: string): Schema | undefined;
  /** The version of the config that this code reads. */
  version: number;
}

const SITE = 'site.schema.json';
const BLOCKS = 'blocks.schema.json';
const BLOCK_FILE = /^blocks\/([a-z0-9-]+)\.schema\.json$/;

/**
 * Reads schemas/ below the project folder `root`. schemas/blocks.schema.json, the list of all blocks, is
 * made here from the files found in schemas/blocks/ and written where it has changed.
 * Throws a sentence when a file is no JSON or a `$ref` leads nowhere.
 */
export function loadSchemas(root: string): SchemaSet {
  const folder = join(root, 'schemas');
  const files = readSchemas(folder);
  const blockTypes = [...files.keys()].flatMap((file) => BLOCK_FILE.exec(file)?.[1] ?? []);
  files.set(BLOCKS, writeBlocks(join(folder, BLOCKS), blockTypes));

  const link = linkSchemas(files);
  const site = link(SITE);
  const blocks = new Map(blockTypes.map((type) => [type, link(`blocks/${type}.schema.json`)]));
  return {
    files,
    blockTypes,
    site,
    block: (type) => blocks.get(type),
    version: Number(site.properties?.['version']?.const),
  };
}

function readSchemas(folder: string): Map<string, Schema> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.schema.json') && name !== BLOCKS)
    .toSorted();
  return new Map(
    names.map((name) => [name, parse(name, readFileSync(join(folder, name), 'utf8'))]),
  );
}

function parse(name: string, text: string): Schema {
  try {
    const schema: Schema = JSON.parse(text);
    return schema;
  } catch (cause) {
    throw new Error(`schemas/${name} is not valid JSON: ${String(cause)}`, { cause });
  }
}

function writeBlocks(file: string, types: string[]): Schema {
  const schema: Schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Blocks',
    description: 'The blocks, from top to bottom.',
    type: 'array',
    items: {
      type: 'object',
      discriminator: { propertyName: 'type' },
      required: ['type'],
      oneOf: types.map((type) => ({ $ref: `blocks/${type}.schema.json` })),
    },
  };
  const text = `${JSON.stringify(schema, null, 2)}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileAtomic.sync(file, text);
  return schema;
}
