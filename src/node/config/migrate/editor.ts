import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';

/** The path of a value: keys and indices from the root. */
export type EditPath = (string | number)[];

/** An applied change, and its line. */
export interface Change {
  line: number;
  message: string;
}

/** Changes single values of a JSON text; the rest keeps its formatting. */
export interface Editor {
  /** The current text. */
  text(): string;
  changes(): readonly Change[];
  has(path: EditPath): boolean;
  /** The text at a path; undefined if there is none. */
  read(path: EditPath): string | undefined;
  /** The paths of a list's entries; empty if there is no list. */
  items(path: EditPath): EditPath[];
  /** Renames a field. Does nothing if it does not exist, or if the new name is taken. */
  rename(path: EditPath, name: string): void;
  /** Replaces an existing value by a text or number. */
  replace(path: EditPath, value: string | number): void;
}

/** Opens a JSON text for editing. The text must be valid JSON. */
export function createEditor(given: string): Editor {
  let text = given;
  let tree = parseTree(text);
  const changes: Change[] = [];
  const find = (path: EditPath): Node | undefined => tree && findNodeAtLocation(tree, path);

  function splice(node: Node, insert: string, message: string): void {
    changes.push({ line: text.slice(0, node.offset).split(/\r\n|\r|\n/).length, message });
    text = text.slice(0, node.offset) + insert + text.slice(node.offset + node.length);
    tree = parseTree(text);
  }

  return {
    text: () => text,
    changes: () => changes,
    has: (path) => find(path) !== undefined,
    read(path) {
      const value: unknown = find(path)?.value;
      return typeof value === 'string' ? value : undefined;
    },
    items(path) {
      const list = find(path);
      if (list?.type !== 'array') return [];
      return Array.from(list.children ?? [], (_, index) => [...path, index]);
    },
    rename(path, name) {
      const key = find(path)?.parent?.children?.[0];
      if (!key || find([...path.slice(0, -1), name])) return;
      splice(key, JSON.stringify(name), `"${path.at(-1)}" is now called "${name}".`);
    },
    replace(path, value) {
      const node = find(path);
      if (!node || node.value === value) return;
      const before = text.slice(node.offset, node.offset + node.length);
      const after = JSON.stringify(value);
      splice(node, after, `"${path.at(-1)}" was ${before} and is now ${after}.`);
    },
  };
}
