import { createScanner } from 'jsonc-parser';

// In the order of jsonc-parser's SyntaxKind, an ambient enum that isolated modules cannot read.
const KINDS = [
  'none', '{', '}', '[', ']', ',', ':', 'word', 'word', 'word', 'text', 'number',
  'comment', 'comment', 'space', 'space', 'unknown', 'end',
] as const; // prettier-ignore

/** What a piece of JSON text is. 'word' is true, false or null; 'unknown' fits nothing. */
export type TokenKind = (typeof KINDS)[number];

// In the order of jsonc-parser's ScanError.
const FLAWS = ['none', 'comment', 'unclosed', 'number', 'unicode', 'escape', 'character'] as const;

/** A token of a JSON text; white space is none. */
export interface Token {
  kind: TokenKind;
  start: number;
  end: number;
  /** Its characters in the file. */
  text: string;
  /** What is wrong inside it. */
  flaw: (typeof FLAWS)[number];
}

/** Splits a text into tokens, one per call. At the end of the text every call returns 'end'. */
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
