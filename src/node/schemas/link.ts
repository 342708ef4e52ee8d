import { posix } from 'node:path';
import { mapSubschemas, type Schema } from './schema';

/** The schema files by their path below schemas/, with forward slashes: 'parts/link.schema.json'. */
export type SchemaFiles = ReadonlyMap<string, Schema>;

/** The file and the pointer that a `$ref` written in `file` means. */
export function refTarget(ref: string, file: string): { file: string; pointer: string } {
  const [path = '', pointer = ''] = ref.split('#');
  return { file: path ? posix.join(posix.dirname(file), path) : file, pointer };
}

/** The schema at a pointer of a file: '/$defs/href'. Throws a sentence when there is none. */
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
 * Replaces every `$ref` by the schema it means, so that readers never meet one. The result is a graph
 * (the same part is the same object) and may contain circles. Fields beside a `$ref` win.
 * Throws a sentence when a `$ref` leads nowhere.
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
    // Registered before its parts are visited, so that a schema may contain itself.
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

  // Merging waits until everything is linked: a part that refers to itself is unfinished until then.
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
