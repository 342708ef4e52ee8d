import type { Mistake } from './mistake';
import { tokenizer } from './tokens';

/** Far more than any config needs; recursion over much deeper ones would overflow the stack. */
const DEEPEST = 100;

/** The bracket in a valid JSON text that opens one level too many; undefined where there is none. */
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
