import type { Token } from './tokens';

/** A change of a text: `remove` characters at `offset` give way to `insert`. */
export interface Edit {
  offset: number;
  remove: number;
  insert: string;
}

/** What breaks the syntax of a text at one place. */
export interface Mistake {
  offset: number;
  message: string;
  advice?: string;
  /** What was probably meant, so that the rest can be read. */
  repair?: Edit;
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

/** What may come next. */
export type Expecting = 'value' | 'item' | 'name' | 'field' | 'colon' | 'comma' | 'end';

/** Where reading stands when a token does not fit. */
export interface Place {
  text: string;
  /** 'item' and 'field' are a value and a name where the list or group may also end. */
  expecting: Expecting;
  token: Token;
  previous: Token | undefined;
  open: readonly Open[];
}

/** The bracket that closes one. */
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

/** How far the line at an offset is indented. */
export function indentAt(text: string, offset: number): number {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, start + 200))?.[0].length ?? 0;
}

/** Whether nothing but white space stands before an offset on its line. */
export function startsLine(text: string, offset: number): boolean {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trim() === '';
}
