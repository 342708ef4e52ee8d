import { posix } from 'node:path';
import { mapSubschemas, type Schema } from '../../document/schema/schema';

/** The schema files by path relative to schemas/, with forward slashes: 'parts/link.schema.json'. */
export type SchemaFiles = ReadonlyMap<string, Schema>;

/** Resolves a `$ref` in `file` to a file and a pointer. */
export function refTarget(ref: string, file: string): { file: string; pointer: string } {
  const [path = '', pointer = ''] = ref.split('#');
  return { file: path ? posix.join(posix.dirname(file), path) : file, pointer };
}

/** The schema at a pointer of a file: '/$defs/href'. Throws if there is none. */
export function findSchema(
  files: SchemaFiles,
  { file, pointer }: { file: string; pointer: string },
): Schema {
  const [, group, key, ...more] = pointer.split('/');
  const schema = files.get(file);
  const found = group === undefined ? schema : schema?.$defs?.[key ?? ''];
  if (found && (group ?? '$defs') === '$defs' && more.length === 0) return found;
  throw new Error(
    `A schema refers to schemas/${file}${pointer && `#${pointer}`}, which does not exist.`,
  );
}

/**
 * Replaces every `$ref` by its target. The result is a graph: the same target is the same object, and there may be
 * cycles. Keywords beside a `$ref` take precedence. Throws if a `$ref` has no target.
 */
export function linkSchemas(files: SchemaFiles): (file: string) => Schema {
  const linked = new Map<Schema, Schema>();
  const merges = new Map<Schema, { target: Schema; own: Schema }>();

  function visit(node: Schema, file: string): Schema {
    const known = linked.get(node);
    if (known) return known;
    const { $ref, ...own } = node;
    if ($ref !== undefined && Object.keys(own).length === 0) {
      const target = follow($ref, file);
      linked.set(node, target);
      return target;
    }
    const copy: Schema = {};
    // Registered before its subschemas are visited, so that a schema may contain itself.
    linked.set(node, copy);
    Object.assign(
      copy,
      mapSubschemas(own, (part) => visit(part, file)),
    );
    if ($ref !== undefined) merges.set(copy, { target: follow($ref, file), own: { ...copy } });
    return copy;
  }

  function follow(ref: string, file: string): Schema {
    const target = refTarget(ref, file);
    return visit(findSchema(files, target), target.file);
  }

  // Merged after everything is linked: until then, recursive schemas are incomplete.
  function settle(copy: Schema): void {
    const merge = merges.get(copy);
    if (!merge) return;
    merges.delete(copy);
    settle(merge.target);
    Object.assign(copy, merge.target, merge.own);
  }

  return (file) => {
    const schema = visit(findSchema(files, { file, pointer: '' }), file);
    for (const copy of merges.keys()) settle(copy);
    return schema;
  };
}
