import { describe, expect, it } from 'vitest';
import { compileSchema } from '../../src/node/schemas/schemas.fixture';
import { loadSchemas } from '../../src/node/schemas/load';
import { ROOT } from '../architecture/sources';
import { blockVariants, requiredFields, without } from './variants';

const schemas = loadSchemas(ROOT);
const validators = new Map(
  schemas.blockTypes.map((type) => [type, compileSchema(schemas, `blocks/${type}.schema.json`)]),
);
const variants = blockVariants(schemas);

/** Validation errors of a block. */
function faults(type: string, block: unknown): string[] {
  const validate = validators.get(type);
  // A copy, because the validator fills in defaults.
  validate?.(structuredClone(block));
  return (validate?.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

describe.each(schemas.blockTypes)('[K6] the schema of the block %s', (type) => {
  const own = variants.filter((variant) => variant.type === type);

  it.each(own)('accepts its own block: $name', ({ block }) => {
    expect(faults(type, block)).toEqual([]);
  });

  it('uses every field in some example', () => {
    expect(own.length).toBeGreaterThanOrEqual(1);
    const fields = Object.keys(schemas.block(type)?.properties ?? {});
    const shown = new Set(own.flatMap(({ block }) => Object.keys(block)));
    expect(fields.filter((field) => !shown.has(field))).toEqual([]);
  });

  it('rejects a block without a required field', () => {
    const reduced = own.flatMap(({ block }) =>
      requiredFields(schemas.block(type) ?? {}, block).map((path) => ({
        path: path.join('.'),
        block: without(block, path),
      })),
    );
    expect(reduced.length).toBeGreaterThan(0);
    const taken = reduced.filter(({ block }) => faults(type, block).length === 0);
    expect(taken.map(({ path }) => path)).toEqual([]);
  });

  it('rejects unknown fields', () => {
    expect(faults(type, { ...own[0]?.block, nonsense: 1 })).not.toEqual([]);
  });
});

describe('the schema of the theme', () => {
  const file = 'parts/theme.schema.json';
  const colors = schemas.files.get(file)?.properties?.['colors']?.properties ?? {};

  it.each(Object.keys(colors))('checks the colour "%s" as it checks all', (name) => {
    expect(colors[name]?.$ref).toBe('#/$defs/color');
    const isValid = compileSchema(schemas, file);
    expect(isValid({ colors: { [name]: '#13211a' } })).toBe(true);
    expect(isValid({ colors: { [name]: 'not a colour; } body {' } })).toBe(false);
  });
});
