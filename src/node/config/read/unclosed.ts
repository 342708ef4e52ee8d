import { inLine } from './explainText';
import { lineOf, linesOf } from './lines';
import type { Edit, Mistake } from './mistake';
import { closer, type Open, type ParserState } from './parserState';
import { tokenizer, type Token } from './tokens';

/** A mistake for brackets still open at the end of the text. */
export function unclosed({ text, open }: ParserState): Mistake {
  const guess = firstOddCloser(text) ?? open.at(-1);
  if (!guess) {
    return { offset: 0, message: 'The file is empty.', advice: 'It should contain one { … }.' };
  }
  const end = closer(guess.kind);
  return {
    offset: guess.offset,
    message: `The ${guess.kind} that opens here is never closed: the file ends where a ${end} was expected.`,
    advice: `Put ${end} where this part ends.`,
  };
}

/** A mistake for a closing bracket of the other kind, or one too many. */
export function mismatched({ text, open, token }: ParserState): Mistake {
  const top = open.at(-1);
  if (!top) {
    return { offset: token.start, message: `This ${token.text} closes nothing.` };
  }
  const end = closer(top.kind);
  return {
    offset: token.start,
    message: `A ${end} was expected here, to close the ${top.kind} from ${inLine(text, top.offset)}, but there is ${token.text}.`,
    advice: `Every { ends with } and every [ with ].`,
    repair: swapOrAdd(text, open, token),
  };
}

/**
 * Decides whether a closing bracket is of the wrong kind, or closes an outer bracket while the inner one's is
 * missing. It is the outer one's if that opened on the same line, or the inner one did not.
 */
function swapOrAdd(text: string, open: readonly Open[], token: Token): Edit {
  const top = open.at(-1);
  const outer = open.findLast(({ kind }) => closer(kind) === token.text);
  const line = lineOf(text, token.start);
  const onLine = (bracket: Open): boolean => lineOf(text, bracket.offset) === line;
  const forgotten = top && outer && (onLine(outer) || !onLine(top));
  return {
    offset: token.start,
    remove: forgotten ? 0 : 1,
    insert: top ? closer(top.kind) : '',
  };
}

/**
 * If a comma is missing and the next entry is indented less than the entries of the open bracket, the bracket should
 * have been closed before it.
 */
export function missingCloser({
  text,
  lines,
  open,
  token,
  previous,
}: ParserState): Mistake | undefined {
  const top = open.at(-1);
  if (!top || top.inner === undefined || !previous || !lines.starts(token.start)) {
    return undefined;
  }
  if (open.length < 2 || lines.indent(token.start) >= top.inner) return undefined;
  const end = closer(top.kind);
  return {
    offset: previous.end,
    message: `A ${end} is missing here: the ${top.kind} from ${inLine(text, top.offset)} is still open.`,
    advice: `Put ${end} and a comma.`,
    repair: { offset: previous.end, remove: 0, insert: `${end},` },
  };
}

/**
 * The most likely unclosed bracket: the first one whose closing bracket is on its own line, indented less than the
 * bracket's line. Undefined if there is none.
 */
export function firstOddCloser(text: string): Open | undefined {
  const next = tokenizer(text);
  const lines = linesOf(text);
  const open: Open[] = [];
  for (let token = next(); token.kind !== 'end'; token = next()) {
    const { kind, start } = token;
    if (kind === '{' || kind === '[') {
      open.push({ kind, offset: start, indent: lines.indent(start), inner: undefined });
    } else if (kind === '}' || kind === ']') {
      const top = open.pop();
      if (top && lines.starts(start) && lines.indent(start) < top.indent) return top;
    }
  }
  return undefined;
}
