import type { Import } from './imports';

/** A dependency between two siblings: files or folders. */
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

/**
 * An import as an edge between siblings in the innermost folder that contains both files; folders end with a slash:
 * 'src/a/b.ts' that imports 'src/c/d/e' → ['src/a/', 'src/c/'].
 */
export function neighbourEdge(one: Import): Edge {
  const [from, to] = [one.from.replace(/\.(ts|tsx|mjs)$/, ''), one.to].map((file) =>
    file.split('/'),
  ) as [string[], string[]];
  const parting = from.findIndex((name, depth) => name !== to[depth]);
  // A file may import from the folder of the same name.
  const depth = parting === -1 ? from.length : parting + 1;
  const upTo = (parts: string[]) =>
    parts.slice(0, depth).join('/') + (parts.length > depth ? '/' : '');
  return [upTo(from), upTo(to)];
}
