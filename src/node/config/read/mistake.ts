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
  /** What was probably meant, so that the rest can be read. */
  repair?: Edit;
  /** Whether nothing else can have been meant, so that the repair may be made in the file. */
  isCertain?: boolean;
}

/** A bracket that is still open. */
export interface Open {
  kind: '{' | '[';
  offset: number;
  /** The column of its line's first character. */
  indent: number;
  /** The same for its first entry, where that stands on a line of its own. */
  inner: number | undefined;
}

/** What kinds of token the grammar allows next. */
export type Expecting = 'value' | 'item' | 'name' | 'field' | 'colon' | 'comma' | 'end';

/** What the parser knows when it meets a token that does not fit. */
export interface ParserState {
  text: string;
  lines: Lines;
  /** 'item' and 'field' are a value and a name where the list or group may also end. */
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
  /** How far the line at an offset is indented. */
  indent(offset: number): number;
  /** Whether nothing but white space stands before an offset on its line. */
  starts(offset: number): boolean;
}

/** Caches the line of the last question, since a file may be one line of a million brackets. */
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
