import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';

/** The path of a value: keys and indices from the root. */
export type EditPath = (string | number)[];

/** An applied change, and its line. */
export interface Change {
  line: number;
  message: string;
}

/** Changes the values of something that has fields: of a config, or of a product, wherever it stands. */
export interface FieldEditor {
  has(path: EditPath): boolean;
  /** The text at a path; undefined if there is none. */
  read(path: EditPath): string | undefined;
  /**
   * Renames a field. Does nothing if it does not exist, or if the new name is taken. In a table, its heading is renamed,
   * so for all products.
   * @param headings What tables called it, besides its key: its earlier label, and those in other languages.
   */
  rename(path: EditPath, name: string, headings?: readonly string[]): void;
  /** Replaces an existing value by a text or number. */
  replace(path: EditPath, value: string | number): void;
}

/** Changes single values of a JSON text; the rest keeps its formatting. */
export interface Editor extends FieldEditor {
  /** The current text. */
  text(): string;
  changes(): readonly Change[];
  /** The paths of a list's entries; empty if there is no list. */
  items(path: EditPath): EditPath[];
  /** Changes each entry of a list by itself: ten thousand of them in one go. */
  each(path: EditPath, change: (entry: FieldEditor) => void): void;
}

/** Opens a JSON text for editing. The text must be valid JSON. */
export function createEditor(given: string): Editor {
  let text = given;
  let tree = parseTree(text);
  const changes: Change[] = [];
  const find = (path: EditPath): Node | undefined => tree && findNodeAtLocation(tree, path);

  function splice(node: Node, insert: string, message: string): void {
    changes.push({ line: lineAt(text, node.offset), message });
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
    each(path, change) {
      const list = find(path);
      const parts: string[] = [];
      let at = 0;
      for (const { offset, length } of (list?.type === 'array' && list.children) || []) {
        const entry = createEditor(text.slice(offset, offset + length));
        change(entry);
        const above = lineAt(text, offset) - 1;
        for (const { line, message } of entry.changes())
          changes.push({ line: above + line, message });
        parts.push(text.slice(at, offset), entry.text());
        at = offset + length;
      }
      text = parts.join('') + text.slice(at);
      tree = parseTree(text);
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

const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split(/\r\n|\r|\n/).length;
