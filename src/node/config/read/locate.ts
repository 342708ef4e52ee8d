import { visit } from 'jsonc-parser';
import type { Path } from '../../../document/schema/walk';

/** The offsets of a value and its key. */
export interface Location {
  value: number;
  /** The offset of the key; undefined for the items of a list. */
  key: number | undefined;
}

/** The result of one pass over a text. */
export interface Locations {
  /** The location of the value at a path; if it does not exist, that of its nearest ancestor. */
  of(path: Path): Location;
  /** Duplicate keys: the offsets of the first and the second, and the path of the object. */
  duplicates: { first: number; offset: number; path: Path; name: string }[];
}

/** The requested paths as a tree, so that other values cost nothing. */
interface Wanted {
  children: Map<string | number, Wanted>;
  location: Location | undefined;
}

/** An object or array that encloses the current position. */
interface Frame {
  wanted: Wanted | undefined;
  /** The keys so far and their offsets; undefined in an array. */
  names: Map<string, number> | undefined;
  /** The key or index of the current entry. */
  key: string | number;
  keyOffset: number | undefined;
}

/**
 * Finds the offsets of values in a JSON text, and duplicate keys; JSON.parse reports neither. `text` must be valid
 * JSON of a depth that `readJson` accepts. It uses jsonc-parser's events instead of its tree: for a file of 12 MB
 * they take 0.2 s, the tree 0.9 s.
 */
export function locate(text: string, paths: readonly Path[]): Locations {
  const root: Wanted = { children: new Map(), location: undefined };
  for (const path of paths) want(root, path);
  const duplicates: Locations['duplicates'] = [];
  const frames: Frame[] = [];

  const begin = (offset: number): Wanted | undefined => {
    const frame = frames.at(-1);
    const wanted = frame ? frame.wanted?.children.get(frame.key) : root;
    // The last of duplicate keys wins, as in JSON.parse.
    if (wanted) wanted.location = { value: offset, key: frame?.keyOffset };
    return wanted;
  };
  const open = (offset: number, names?: Map<string, number>): void => {
    frames.push({ wanted: begin(offset), names, key: 0, keyOffset: undefined });
  };
  const close = (): void => void frames.pop();

  visit(text, {
    onObjectBegin: (offset) => open(offset, new Map()),
    onObjectProperty(name, offset, _length, _line, _column, pathOfObject) {
      const frame = frames.at(-1);
      const first = frame?.names?.get(name);
      if (first !== undefined) duplicates.push({ first, offset, path: pathOfObject(), name });
      frame?.names?.set(name, offset);
      Object.assign(frame ?? {}, { key: name, keyOffset: offset });
    },
    onObjectEnd: close,
    onArrayBegin: (offset) => open(offset),
    onArrayEnd: close,
    onLiteralValue: (_value, offset) => void begin(offset),
    onSeparator(separator) {
      const frame = frames.at(-1);
      if (separator === ',' && typeof frame?.key === 'number') frame.key += 1;
    },
  });
  return { of: (path) => nearest(root, path), duplicates };
}

function want(root: Wanted, path: Path): void {
  let node = root;
  for (const key of path) {
    let next = node.children.get(key);
    if (!next) node.children.set(key, (next = { children: new Map(), location: undefined }));
    node = next;
  }
}

function nearest(root: Wanted, path: Path): Location {
  let location = root.location ?? { value: 0, key: undefined };
  let node: Wanted | undefined = root;
  for (const key of path) {
    node = node.children.get(key);
    if (!node?.location) break;
    location = node.location;
  }
  return location;
}
