import { posix } from 'node:path';
import type { Schema } from './schema';

/** The schema files by their path below schemas/, with forward slashes: 'parts/link.schema.json'. */
export type SchemaFiles = ReadonlyMap<string, Schema>;

/** The file and the pointer that a `$ref` written in `file` means. */
export function refTarget(ref: string, file: string): { file: string; pointer: string } {
  const [path = '', pointer = ''] = ref.split('#');
  return { file: path ? posix.join(posix.dirname(file), path) : file, pointer };
}

/**
 * Replaces every `$ref` by the schema it means, so that readers never meet one. The result is a graph
 * (the same part is the same object) and may contain circles. Fields that stand beside a `$ref` win.
 * Throws a sentence when a `$ref` leads nowhere.
 */
export function linkSchemas(files: SchemaFiles): (file: string, pointer?: string) => Schema {
  const linked = new Map<unknown, unknown>();
  const merges = new Map<object, { target: object; own: object }>();

  function visit(node: unknown, file: string): unknown {
    if (typeof node !== 'object' || node === null) return node;
    const known = linked.get(node);
    if (known) return known;
    if (Array.isArray(node)) {
      const list: unknown[] = [];
      linked.set(node, list);
      for (const item of node) list.push(visit(item, file));
      return list;
    }
    const { $ref, ...own } = node as Schema;
    if ($ref !== undefined && Object.keys(own).length === 0) {
      const target = visitTarget($ref, file);
      linked.set(node, target);
      return target;
    }
    const copy: Record<string, unknown> = {};
    linked.set(node, copy);
    for (const [key, value] of Object.entries(own)) {
      copy[key] = key === 'default' || key === 'examples' ? value : visit(value, file);
    }
    if ($ref !== undefined) merges.set(copy, { target: visitTarget($ref, file), own: { ...copy } });
    return copy;
  }

  function visitTarget(ref: string, file: string): Schema {
    const target = refTarget(ref, file);
    return visit(
      read(files, target.file, target.pointer, `${file} (${ref})`),
      target.file,
    ) as Schema;
  }

  // Merging waits until everything is linked: a part that refers to itself is unfinished until then.
  function settle(copy: object): void {
    const merge = merges.get(copy);
    if (!merge) return;
    merges.delete(copy);
    settle(merge.target);
    Object.assign(copy, merge.target, merge.own);
  }

  return (file, pointer = '') => {
    const schema = visit(read(files, file, pointer, 'the build'), file) as Schema;
    for (const copy of merges.keys()) settle(copy);
    return schema;
  };
}

function read(files: SchemaFiles, file: string, pointer: string, asker: string): Schema {
  let node: unknown = files.get(file);
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    node = (node as Record<string, unknown> | undefined)?.[key];
  }
  if (typeof node === 'object' && node !== null) return node as Schema;
  throw new Error(`schemas/${file}#${pointer} does not exist, but ${asker} refers to it.`);
}
