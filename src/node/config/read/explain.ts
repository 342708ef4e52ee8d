import { explainUnknown } from './explainUnknown';
import { inLine, shorten } from './explainText';
import type { Edit, Mistake } from './mistake';
import type { ParserState } from './parserState';
import { lostList, lostOpener } from './lostOpener';
import { firstOddCloser, mismatched, missingCloser } from './unclosed';

/** Explains why a token is not allowed at its position, and what was probably meant. */
export function explain(state: ParserState): Mistake {
  const { token, expecting } = state;
  if (token.kind === 'unknown') return explainUnknown(state);
  if (expecting === 'end') return lostOpener(state) ?? afterTheEnd(state);
  const lost = lostList(state);
  if (lost) return lost;
  if (token.kind === '}' || token.kind === ']') {
    return state.open.length > 0 ? closing(state) : mismatched(state);
  }
  if (expecting === 'comma') return noComma(state);
  if (expecting === 'colon') return noColon(state);
  if (token.kind === ',') return extraComma(state);
  if (expecting === 'name' || expecting === 'field') return noName(state);
  return {
    offset: token.start,
    message: `A value was expected here, but there is "${token.text}".`,
    advice: 'Write a text in double quotes, a number, true, false, [ or {.',
  };
}

function closing(state: ParserState): Mistake {
  const { token, previous, expecting } = state;
  if (previous?.kind === ',') {
    return {
      offset: previous.start,
      message: `There is a comma before the closing ${token.text}, and nothing after it.`,
      advice: 'Remove the comma: the last entry has none.',
      repair: edit(previous.start, 1, ''),
      isCertain: true,
    };
  }
  if (expecting === 'comma' || expecting === 'item' || expecting === 'field') {
    return mismatched(state);
  }
  if (expecting === 'colon') return noColon(state);
  return {
    offset: token.start,
    message: `The field before this ${token.text} has no value.`,
    advice: 'Write the value after the colon, or remove the field.',
    repair: before(token.start, 'null'),
  };
}

function noComma(state: ParserState): Mistake {
  const { text, token, previous, open } = state;
  const end = previous?.end ?? token.start;
  const lost = missingCloser(state) ?? lostOpener(state);
  if (lost) return lost;
  if (token.kind === ':') {
    return {
      offset: token.start,
      message: 'There is a colon where a comma was expected.',
      advice:
        open.at(-1)?.kind === '['
          ? 'A list [ ] contains values without names. Put { } around a value with a name.'
          : 'Put a comma between two fields.',
    };
  }
  return {
    offset: end,
    message: `A comma is missing after ${shorten(previous?.text ?? 'this')}.`,
    advice: 'Put a comma between two entries.',
    repair: before(end, ','),
    isCertain: text.slice(end, token.start).includes('\n'),
  };
}

function noColon({ token, previous }: ParserState): Mistake {
  const name = shorten(previous?.text ?? 'the name');
  const none = token.kind === ',' || token.kind === '}';
  return {
    offset: previous?.end ?? token.start,
    message: none
      ? `${name} has no value: a colon and a value were expected after it.`
      : `A colon is missing after ${name}.`,
    advice: 'Write a field as "name": value.',
    repair: before(previous?.end ?? token.start, none ? ': null' : ':'),
    isCertain: !none,
  };
}

function extraComma({ token, previous }: ParserState): Mistake {
  const noValue = previous?.kind === ':';
  return {
    offset: token.start,
    message: noValue
      ? 'The field before this comma has no value.'
      : 'There is an extra comma here.',
    advice: noValue ? 'Write its value, or remove the field.' : 'Remove it.',
    repair: noValue ? before(token.start, 'null') : edit(token.start, 1, ''),
    isCertain: !noValue,
  };
}

function noName({ text, token }: ParserState): Mistake {
  const comma = /-?\d+,$/.exec(text.slice(Math.max(0, token.start - 20), token.start))?.[0];
  if (token.kind === 'number' && comma !== undefined) {
    const [whole, part] = [comma.slice(0, -1), token.text];
    return {
      offset: token.start - comma.length,
      message: `"${comma}${part}" is not a valid number in JSON: it has a comma.`,
      advice: `Write ${whole}.${part} for a decimal, ${whole}${part} for a large number.`,
      repair: edit(token.start - 1, 1, '.'),
    };
  }
  return {
    offset: token.start,
    message: `The name of a field was expected here, but there is ${shorten(token.text)}.`,
    advice: 'Inside { } every entry is "name": value. A list without names goes in [ ].',
    ...((token.kind === 'number' || token.kind === 'word') && {
      repair: edit(token.start, token.text.length, `"${token.text}"`),
    }),
  };
}

const ABOVE =
  'Somewhere above, a closing bracket is one too many, or an opening one has been lost: each needs its counterpart.';

function afterTheEnd({ text, token }: ParserState): Mistake {
  const rest = text.slice(token.start);
  const odd = firstOddCloser(text.slice(0, token.start));
  const mistake = {
    offset: token.start,
    message: `The file should end before this "${shorten(token.text)}": every bracket is already closed.`,
    advice: odd ? `${ABOVE} Look first at what ${inLine(text, odd.offset)} opens.` : ABOVE,
  };
  const onlyBrackets = /^[\s\]}]*$/.test(rest);
  if (!onlyBrackets) return mistake;
  const brackets = rest.trimEnd();
  return { ...mistake, repair: edit(token.start, brackets.length, ''), isCertain: true };
}

function before(offset: number, insert: string): Edit {
  return edit(offset, 0, insert);
}

function edit(offset: number, remove: number, insert: string): Edit {
  return { offset, remove, insert };
}
