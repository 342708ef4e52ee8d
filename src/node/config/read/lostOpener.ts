import { closer, type Edit, type Mistake, type ParserState } from './mistake';
import { shorten } from './explainText';
import { tokenizer } from './tokens';

/**
 * A mistake for a field in place of a value or at the end of a list: the { before it is missing. Undefined if adding
 * { would leave the brackets of the file unbalanced, so that something else must be wrong.
 */
export function lostOpener(state: ParserState): Mistake | undefined {
  const { text, token, previous, open } = state;
  if (token.kind !== ':' || previous?.kind !== 'text') return undefined;
  const repair = opener(state, previous.start);
  const isRoot = open.length === 0;
  const pairs = isPaired(text.slice(previous.start), [
    '{',
    ...open.map(({ kind }) => kind).toReversed(),
  ]);
  if (!pairs && !isRoot) return undefined;
  const name = shorten(previous.text);
  return {
    offset: previous.start,
    message: `A { is missing before ${name}.`,
    advice: isRoot
      ? 'The file starts with { and ends with }: put the { in front.'
      : `Put { before ${name}: it begins a group of fields that ends with the } further down.`,
    ...(pairs && { repair, isCertain: true }),
  };
}

/** Inserts {, on its own line if the field is. */
function opener({ text, lines }: ParserState, offset: number): Edit {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const insert = lines.starts(offset) ? `{${eol}${' '.repeat(lines.indent(offset))}` : '{ ';
  return { offset, remove: 0, insert };
}

/** Whether the rest of a file closes these brackets, innermost first, and all that it opens. */
function isPaired(rest: string, open: ('{' | '[')[]): boolean {
  const next = tokenizer(rest);
  const stack = open.toReversed();
  for (let { kind } = next(); kind !== 'end'; { kind } = next()) {
    if (kind === '{' || kind === '[') stack.push(kind);
    else if (kind === '}' || kind === ']') {
      const top = stack.pop();
      if (!top || closer(top) !== kind) return false;
    }
  }
  return stack.length === 0;
}
