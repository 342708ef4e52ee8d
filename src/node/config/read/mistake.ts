import type { Token } from './tokens';

/** A change of a text: `insert` replaces `remove` characters at `offset`. */
export interface Edit {
  offset: number;
  remove: number;
  insert: string;
}

/** One syntax error of a text. */
export interface Mistake {
  offset: number;
  message: string;
  advice?: string;
  /** The probable correction, so that the rest can be parsed. */
  repair?: Edit;
  /** Whether nothing else can have been meant, so that the repair may be applied to the file. */
  isCertain?: boolean;
}

/** A bracket that is still open. */
export interface Open {
  kind: '{' | '[';
  offset: number;
  /** The indentation of its line. */
  indent: number;
  /** The indentation of its first entry, if that is on its own line. */
  inner: number | undefined;
}

/** What the grammar allows next. */
export type Expecting = 'value' | 'item' | 'name' | 'field' | 'colon' | 'comma' | 'end';

/** The parser's state at an unexpected token. */
export interface ParserState {
  text: string;
  lines: Lines;
  /** 'item' and 'field' are a value and a key, but the list or object may also end. */
  expecting: Expecting;
  token: Token;
  previous: Token | undefined;
  open: readonly Open[];
}

/** The closing counterpart of a bracket. */
export function closer(kind: '{' | '['): '}' | ']' {
  return kind === '{' ? '}' : ']';
}

/** The number of the line at an offset, from 1. */
export function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1))
    line += 1;
  return line;
}

/** Answers questions about the lines of a text. */
export interface Lines {
  /** The indentation of the line at an offset. */
  indent(offset: number): number;
  /** Whether only white space precedes an offset on its line. */
  starts(offset: number): boolean;
}

/** Caches the last line, since a file may be one line with a million brackets. */
export function linesOf(text: string): Lines {
  let start = 0;
  let end = -1;
  let indent = 0;
  const find = (offset: number): void => {
    if (offset >= start && offset <= end) return;
    start = text.lastIndexOf('\n', offset - 1) + 1;
    const next = text.indexOf('\n', offset);
    end = next < 0 ? text.length : next;
    indent = /^[ \t]*/.exec(text.slice(start, Math.min(end, start + 200)))?.[0].length ?? 0;
  };
  return {
    indent(offset) {
      find(offset);
      return indent;
    },
    starts(offset) {
      find(offset);
      return offset <= start + indent;
    },
  };
}
