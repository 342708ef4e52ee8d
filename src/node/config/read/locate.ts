import type { Path } from '../../schemas/walk';
import {
  CLOSE_GROUP,
  CLOSE_LIST,
  closingQuote,
  COLON,
  COMMA,
  OPEN_GROUP,
  OPEN_LIST,
  QUOTE,
} from './signs';

/** Where a value and the name before it stand in the text. */
export interface Place {
  value: number;
  /** The offset of the name; undefined for the items of a list. */
  key: number | undefined;
}

/** What is found in one pass over a text. */
export interface Places {
  /** Where a path stands; for one that does not exist, the nearest thing around it. */
  of(path: Path): Place;
  /** Names that stand twice in one object: the second time, and the path of the object. */
  duplicates: { offset: number; path: Path; name: string }[];
}

/** The wanted paths as a tree, so that a pass knows at once what to skip. */
interface Wanted {
  parts: Map<string | number, Wanted>;
  place: Place | undefined;
}

/** An object or array that the pass is inside of. */
interface Frame {
  wanted: Wanted | undefined;
  /** The names so far, or undefined in an array. */
  names: Set<string> | undefined;
  /** The name or index of the current entry. */
  key: string | number;
  keyOffset: number | undefined;
}

/**
 * Finds where values stand in a JSON text, in one pass over all of it; `text` must be good JSON.
 * JSON.parse says neither where things stand nor that a name stands twice.
 */
export function locate(text: string, paths: readonly Path[]): Places {
  const root: Wanted = { parts: new Map(), place: undefined };
  for (const path of paths) want(root, path);
  const duplicates: Places['duplicates'] = [];
  const frames: Frame[] = [];
  let frame: Frame | undefined;
  let expectsName = false;

  const begin = (offset: number): Wanted | undefined => {
    const wanted = frame ? frame.wanted?.parts.get(frame.key) : root;
    // The last of two equal names wins, as in JSON.parse.
    if (wanted) wanted.place = { value: offset, key: frame?.keyOffset };
    return wanted;
  };

  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    switch (code) {
      case QUOTE: {
        const end = closingQuote(text, at);
        if (expectsName && frame?.names) {
          const name = unquote(text, at, end);
          if (frame.names.has(name)) {
            duplicates.push({ offset: at, path: frames.slice(0, -1).map(({ key }) => key), name });
          }
          frame.names.add(name);
          frame.key = name;
          frame.keyOffset = at;
          expectsName = false;
        } else begin(at);
        at = end;
        break;
      }
      case OPEN_GROUP:
      case OPEN_LIST: {
        const names = code === OPEN_GROUP ? new Set<string>() : undefined;
        frame = { wanted: begin(at), names, key: 0, keyOffset: undefined };
        frames.push(frame);
        expectsName = names !== undefined;
        break;
      }
      case CLOSE_GROUP:
      case CLOSE_LIST:
        frames.pop();
        frame = frames.at(-1);
        expectsName = false;
        break;
      case COMMA:
        if (frame?.names) expectsName = true;
        else if (frame && typeof frame.key === 'number') frame.key += 1;
        break;
      case COLON:
        break;
      default:
        if (code > 32) {
          begin(at);
          at = endOfWord(text, at) - 1;
        }
    }
  }
  return { of: (path) => nearest(root, path), duplicates };
}

function want(root: Wanted, path: Path): void {
  let node = root;
  for (const part of path) {
    let next = node.parts.get(part);
    if (!next) node.parts.set(part, (next = { parts: new Map(), place: undefined }));
    node = next;
  }
}

function nearest(root: Wanted, path: Path): Place {
  let place = root.place ?? { value: 0, key: undefined };
  let node: Wanted | undefined = root;
  for (const part of path) {
    node = node.parts.get(part);
    if (!node?.place) break;
    place = node.place;
  }
  return place;
}

function unquote(text: string, start: number, end: number): string {
  const name = text.slice(start + 1, end);
  return name.includes('\\') ? String(JSON.parse(text.slice(start, end + 1))) : name;
}

function endOfWord(text: string, start: number): number {
  let end = start;
  for (;;) {
    const code = text.charCodeAt(end);
    if (Number.isNaN(code) || code <= 32 || code === COMMA) return end;
    if (code === CLOSE_GROUP || code === CLOSE_LIST) return end;
    end += 1;
  }
}
