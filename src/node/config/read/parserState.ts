import type { Lines } from './lines';
import type { Token } from './tokens';

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
