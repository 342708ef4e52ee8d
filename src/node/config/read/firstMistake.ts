import { explain } from './explain';
import { explainText } from './explainText';
import { linesOf, type Lines } from './lines';
import type { Mistake } from './mistake';
import { closer, type Expecting, type Open } from './parserState';
import { tokenizer, type Token } from './tokens';
import { unclosed } from './unclosed';

/** The first syntax error of a text; undefined for valid JSON. */
export function firstMistake(text: string): Mistake | undefined {
  const next = tokenizer(text);
  const lines = linesOf(text);
  const open: Open[] = [];
  let expecting: Expecting = 'value';
  let previous: Token | undefined;
  for (;;) {
    const token = next();
    if (token.kind === 'end' && expecting === 'end') return undefined;
    if (token.kind === 'end') return unclosed({ text, lines, expecting, token, previous, open });
    const flaw = explainText(text, token);
    if (flaw) return flaw;
    noteIndent(lines, open.at(-1), token, expecting);
    const after = step(lines, open, expecting, token);
    if (!after) return explain({ text, lines, expecting, token, previous, open });
    expecting = after;
    previous = token;
  }
}

/** What the grammar expects after a token; undefined if the token is not allowed. Updates `open`. */
function step(
  lines: Lines,
  open: Open[],
  expecting: Expecting,
  token: Token,
): Expecting | undefined {
  const takesValue = expecting === 'value' || expecting === 'item';
  switch (token.kind) {
    case '{':
    case '[':
      if (!takesValue) return undefined;
      open.push({
        kind: token.kind,
        offset: token.start,
        indent: lines.indent(token.start),
        inner: undefined,
      });
      return token.kind === '{' ? 'field' : 'item';
    case '}':
    case ']': {
      const top = open.at(-1);
      const mayEnd = expecting === 'comma' || expecting === 'item' || expecting === 'field';
      if (!mayEnd || !top || token.kind !== closer(top.kind)) return undefined;
      open.pop();
      return afterValue(open);
    }
    case 'text':
      if (expecting === 'name' || expecting === 'field') return 'colon';
      return takesValue ? afterValue(open) : undefined;
    case 'number':
    case 'word':
      return takesValue ? afterValue(open) : undefined;
    case ':':
      return expecting === 'colon' ? 'value' : undefined;
    case ',':
      if (expecting !== 'comma') return undefined;
      return open.at(-1)?.kind === '{' ? 'name' : 'value';
    default:
      return undefined;
  }
}

function afterValue(open: readonly Open[]): Expecting {
  return open.length > 0 ? 'comma' : 'end';
}

function noteIndent(lines: Lines, top: Open | undefined, token: Token, expecting: Expecting): void {
  if (!top || (expecting !== 'item' && expecting !== 'field')) return;
  if (lines.starts(token.start)) top.inner = lines.indent(token.start);
}
