import type { Mistake } from './mistake';
import { tokenizer } from './tokens';

/** Maximum nesting: far more than any config needs, while much deeper recursion would overflow the stack. */
const DEEPEST = 100;

/** A mistake for the bracket in a valid JSON text that exceeds the maximum nesting; undefined if there is none. */
export function tooDeep(text: string): Mistake | undefined {
  const next = tokenizer(text);
  let depth = 0;
  for (let token = next(); token.kind !== 'end'; token = next()) {
    if (token.kind === '{' || token.kind === '[') depth += 1;
    else if (token.kind === '}' || token.kind === ']') depth -= 1;
    if (depth > DEEPEST) {
      return {
        offset: token.start,
        message: `Here begins level ${depth} of brackets inside brackets; at most ${DEEPEST} are read.`,
        advice: 'Remove the brackets that are too many.',
      };
    }
  }
  return undefined;
}
