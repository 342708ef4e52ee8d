import type { Import } from './imports';

/** A dependency between two files, or two folders. */
export type Edge = readonly [from: string, to: string];

/** Cycles in a graph of imports: 'a → b → a'. */
export function circlesIn(edges: readonly Edge[]): string[] {
  const needs = new Map<string, Set<string>>();
  for (const [from, to] of edges) needs.set(from, (needs.get(from) ?? new Set()).add(to));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (name: string, way: string[]): void => {
    if (way.includes(name)) found.push([...way.slice(way.indexOf(name)), name].join(' → '));
    if (done.has(name) || way.includes(name)) return;
    for (const next of needs.get(name) ?? []) visit(next, [...way, name]);
    done.add(name);
  };
  for (const name of needs.keys()) visit(name, []);
  return found;
}

/** An import as an edge between files: 'src/ui/a.ts' that imports './b' → ['src/ui/a', 'src/ui/b']. */
export function fileEdge({ from, to }: Import): Edge {
  return [bare(from), to];
}

/**
 * An import as an edge between siblings in the innermost folder that contains both files; folders end with a slash:
 * 'src/a/b.ts' that imports 'src/c/d/e' → ['src/a/', 'src/c/'].
 */
export function neighbourEdge(one: Import): Edge {
  const [from, to] = fileEdge(one).map((file) => file.split('/')) as [string[], string[]];
  const parting = from.findIndex((name, depth) => name !== to[depth]);
  // A file may import from the folder of the same name.
  const depth = parting === -1 ? from.length : parting + 1;
  const upTo = (parts: string[]) =>
    parts.slice(0, depth).join('/') + (parts.length > depth ? '/' : '');
  return [upTo(from), upTo(to)];
}

const bare = (file: string) => file.replace(/\.(ts|tsx|mjs)$/, '');
