import type { Edit, Mistake } from './mistake';
import { closer, type ParserState } from './parserState';
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

/**
 * A mistake for a value without a name among the fields of an object: the [ before the value of the last field is
 * missing. Undefined if adding [ would leave the brackets of the file unbalanced, so that something else must be wrong.
 */
export function lostList({ text, token, expecting, open }: ParserState): Mistake | undefined {
  const top = open.at(-1);
  // If a ] follows a single value, the ] may just as well be one too many.
  if (top?.kind !== '{' || (token.kind === ']' && expecting === 'comma')) return undefined;
  const last = lastField(text, top.offset, token.start);
  if (!last) return undefined;
  const { name, colon, value } = last;
  if (!isPaired(text.slice(value), ['[', ...open.map(({ kind }) => kind).toReversed()]))
    return undefined;
  const isBelow = text.slice(colon, value).includes('\n');
  return {
    offset: value,
    message: `A [ is missing after ${shorten(name)}.`,
    advice: `Put [ before its first entry: it begins a list that ends with the ] further down.`,
    repair: isBelow
      ? { offset: colon, remove: 0, insert: ' [' }
      : { offset: value, remove: 0, insert: '[' },
    isCertain: true,
  };
}

/** A field: its name, the end of its colon and the start of its value. */
interface Field {
  name: string;
  colon: number;
  value: number;
}

/** The last field with a value that begins between an object's { and an offset. */
function lastField(text: string, brace: number, end: number): Field | undefined {
  const base = brace + 1;
  const next = tokenizer(text.slice(base, end));
  let depth = 0;
  let found: Field | undefined;
  let name = next();
  for (let token = name; token.kind !== 'end'; token = next()) {
    if (token.kind === '{' || token.kind === '[') depth += 1;
    else if (token.kind === '}' || token.kind === ']') depth -= 1;
    else if (token.kind === ':' && depth === 0) {
      const value = next();
      if (value.kind === 'end') break;
      found = { name: name.text, colon: base + token.end, value: base + value.start };
      if (value.kind === '{' || value.kind === '[') depth += 1;
    }
    name = token;
  }
  return found;
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
