import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ValidateFunction } from 'ajv';
import { createAjv } from './ajv';
import { bundle } from './bundle';
import type { SchemaSet } from './load';
import type { Schema } from '../../document/schema/schema';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';

/** A project folder with only the given schemas, by path relative to schemas/. */
export function projectWith(schemas: Record<string, Schema>): string {
  const root = temporaryFolder();
  for (const [name, schema] of Object.entries(schemas)) {
    const file = join(root, 'schemas', `${name}.schema.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(schema));
  }
  return root;
}

/** Schemas of a small site: pages with blocks, a shared definition, and a block with nested blocks. */
export const SMALL: Record<string, Schema> = {
  site: {
    title: 'site.config.json',
    type: 'object',
    additionalProperties: false,
    required: ['pages'],
    properties: {
      version: { type: 'integer', const: 3 },
      logo: { $ref: 'parts/image.schema.json', description: 'The mark.' },
      pages: { $ref: 'blocks.schema.json' },
      named: { type: 'object', additionalProperties: { $ref: 'blocks.schema.json' } },
    },
  },
  'parts/image': {
    title: 'Image',
    description: 'A picture.',
    type: 'object',
    additionalProperties: false,
    required: ['src'],
    'x-kind': 'image',
    properties: { src: { type: 'string' }, wide: { $ref: 'tone.schema.json#/$defs/wide' } },
  },
  'parts/tone': { $defs: { wide: { title: 'Wide', type: 'boolean', default: true } } },
  'blocks/hero': {
    title: 'Hero',
    type: 'object',
    additionalProperties: false,
    required: ['type', 'title'],
    properties: {
      type: { type: 'string', const: 'hero' },
      title: { type: 'string', 'x-heading': 1 },
      image: { $ref: '../parts/image.schema.json' },
    },
  },
  'blocks/box': {
    title: 'Box',
    type: 'object',
    additionalProperties: false,
    required: ['type'],
    properties: {
      type: { type: 'string', const: 'box' },
      inside: { $ref: '../blocks.schema.json', description: 'What it holds.' },
    },
  },
  resolved: { $defs: { Picture: { title: 'Picture', tsType: '{ file: string }' } } },
};

/**
 * Compiles a validator for one schema file ('blocks/hero.schema.json'). The config itself is checked by the generated
 * validator, which starts faster.
 */
export function compileSchema(set: SchemaSet, file: string): ValidateFunction {
  return createAjv().compile(bundle(set, file));
}
