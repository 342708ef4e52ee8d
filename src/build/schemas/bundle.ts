import { linkSchemas, refTarget } from './link';
import type { SchemaSet } from './load';
import type { Schema } from './schema';

type Fields = Record<string, Schema>;

/**
 * One self-contained schema for Ajv: every file becomes a `$defs` entry, `$ref`s point into it, and the
 * default of what a field refers to stands beside the `$ref`, since Ajv does not look behind it.
 * `entry` is the file that the whole data must fit.
 */
export function bundle(set: SchemaSet, entry: string): Schema {
  const link = linkSchemas(set.files);

  function rewrite(node: unknown, file: string): unknown {
    if (Array.isArray(node)) return node.map((item) => rewrite(item, file));
    if (typeof node !== 'object' || node === null) return node;
    const { $ref, $schema: _, examples: __, default: ___, ...own } = node as Schema;
    const copy: Schema = {};
    for (const [key, value] of Object.entries(own)) {
      const part = key === 'properties' ? fields(value as Fields, file) : rewrite(value, file);
      Object.assign(copy, { [key]: part });
    }
    if ($ref !== undefined) {
      const target = refTarget($ref, file);
      copy.$ref = `#/$defs/${name(target.file)}${target.pointer}`;
    }
    return copy;
  }

  // Ajv takes a default only from the field itself.
  function fields(properties: Fields, file: string): Fields {
    return Object.fromEntries(
      Object.entries(properties).map(([key, field]) => {
        const target = field.$ref === undefined ? undefined : refTarget(field.$ref, file);
        const value = field.default ?? (target && link(target.file, target.pointer).default);
        const copy = rewrite(field, file) as Schema;
        return [key, value === undefined ? copy : { ...copy, default: value }];
      }),
    );
  }

  const files = [...set.files].filter(([, schema]) => schema.title !== 'Resolved data');
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $ref: `#/$defs/${name(entry)}`,
    $defs: Object.fromEntries(
      files.map(([file, schema]) => [name(file), rewrite(schema, file) as Schema]),
    ),
  };
}

function name(file: string): string {
  return file.replace(/\.schema\.json$/, '').replaceAll('/', '-');
}
