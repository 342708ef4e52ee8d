import type { Mistake } from './mistake';
import { CLOSE_GROUP, CLOSE_LIST, closingQuote, OPEN_GROUP, OPEN_LIST, QUOTE } from './signs';

/** No config comes near; much deeper ones would make whatever walks through them run out of stack. */
const DEEPEST = 100;

/** The bracket in a good JSON text that opens one level too many; undefined where there is none. */
export function tooDeep(text: string): Mistake | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = closingQuote(text, at);
    else if (code === OPEN_GROUP || code === OPEN_LIST) depth += 1;
    else if (code === CLOSE_GROUP || code === CLOSE_LIST) depth -= 1;
    if (depth > DEEPEST) {
      return {
        offset: at,
        message: `Here begins level ${depth} of brackets inside brackets; at most ${DEEPEST} are read.`,
        advice: 'Remove the brackets that are too many.',
      };
    }
  }
  return undefined;
}
