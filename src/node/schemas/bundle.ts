import { findSchema, refTarget } from './link';
import type { SchemaSet } from './load';
import { mapSubschemas, type Schema } from '../../document/schema/schema';

/**
 * Bundles the schemas into one for Ajv: every file becomes a `$defs` entry, `$ref`s point into it, and the default of
 * a `$ref`'s target is copied beside the `$ref`, since Ajv does not follow it for defaults. `entry` is the root
 * schema's file.
 */
export function bundle(set: SchemaSet, entry: string): Schema {
  function rewrite(node: Schema, file: string): Schema {
    const { $ref, $schema: _, examples: __, default: ___, ...own } = node;
    const copy = mapSubschemas(own, (part) => rewrite(part, file));
    // Ajv allows defaults only in `properties`, and rejects them elsewhere.
    for (const [key, field] of Object.entries(own.properties ?? {})) {
      const value = fieldDefault(set, field, file);
      if (value !== undefined) Object.assign(copy.properties?.[key] ?? {}, { default: value });
    }
    if ($ref === undefined) return copy;
    const target = refTarget($ref, file);
    return { ...copy, $ref: `#/$defs/${name(target.file)}${target.pointer}` };
  }

  const files = [...set.files].filter(([file]) => file !== 'resolved.schema.json');
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $ref: `#/$defs/${name(entry)}`,
    $defs: Object.fromEntries(files.map(([file, schema]) => [name(file), rewrite(schema, file)])),
  };
}

function fieldDefault(set: SchemaSet, field: Schema, file: string): unknown {
  if (field.default !== undefined || field.$ref === undefined) return field.default;
  return findSchema(set.files, refTarget(field.$ref, file)).default;
}

function name(file: string): string {
  return file.replace(/\.schema\.json$/, '').replaceAll('/', '-');
}
