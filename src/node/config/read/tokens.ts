import { createScanner } from 'jsonc-parser';

// In the order of jsonc-parser's SyntaxKind, an ambient enum that isolated modules cannot read.
const KINDS = [
  'none', '{', '}', '[', ']', ',', ':', 'word', 'word', 'word', 'text', 'number',
  'comment', 'comment', 'space', 'space', 'unknown', 'end',
] as const; // oxfmt-ignore

/** The kinds of JSON tokens. 'word' is true, false or null; 'unknown' is anything else. */
export type TokenKind = (typeof KINDS)[number];

// In the order of jsonc-parser's ScanError.
const FLAWS = ['none', 'comment', 'unclosed', 'number', 'unicode', 'escape', 'character'] as const;

/** A token of a JSON text; white space is not a token. */
export interface Token {
  kind: TokenKind;
  start: number;
  end: number;
  /** Its source text. */
  text: string;
  /** The error inside it. */
  flaw: (typeof FLAWS)[number];
}

/** Returns the tokens of a text, one per call, then 'end' for every further call. */
export function tokenizer(text: string): () => Token {
  const scanner = createScanner(text, false);
  return () => {
    let kind: TokenKind = 'space';
    while (kind === 'space') kind = KINDS[scanner.scan()] ?? 'unknown';
    const start = scanner.getTokenOffset();
    const end = start + scanner.getTokenLength();
    const flaw = FLAWS[scanner.getTokenError()] ?? 'none';
    return { kind, start, end, text: text.slice(start, end), flaw };
  };
}
