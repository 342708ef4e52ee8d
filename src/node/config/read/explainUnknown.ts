import { shorten, wordAt } from './explainText';
import type { Mistake } from './mistake';
import type { ParserState } from './parserState';

const QUOTED = /^(?:'(?<single>(?:[^'\\\n]|\\.)*)'|[“”„‟«»‘’](?<curly>[^“”„‟«»\n]*?)[“”„‟«»])/;
const VALUES: Record<string, string> = {
  True: 'true',
  TRUE: 'true',
  False: 'false',
  FALSE: 'false',
  None: 'null',
  NULL: 'null',
  nil: 'null',
  undefined: 'null',
  NaN: 'null',
};

/** Explains what a token that is not JSON was probably meant to be. */
export function explainUnknown(state: ParserState): Mistake {
  const { text, token, previous, expecting } = state;
  const quoted = QUOTED.exec(text.slice(token.start, token.start + 2000));
  if (quoted) return wrongQuotes(state, quoted);
  const word = wordAt(text, token.start);
  if (/^(?:<{7}|={7}|>{7}|\|{7})/.test(word)) return leftOver(state);
  const base = { offset: token.start };
  if (/^\s|^[\u200b-\u200f\u2028\u2029\ufeff]/.test(token.text)) {
    return {
      ...base,
      message:
        'There is an invisible character here (perhaps pasted from a web page or a document).',
      advice: 'Delete it and type a plain space.',
      repair: { offset: token.start, remove: 1, insert: ' ' },
      isCertain: true,
    };
  }
  if (previous?.kind === 'text' && sameLine(text, previous.end, token.start)) {
    const inner = quoteInText(state);
    if (inner) return inner;
  }
  if (expecting === 'comma' && word.startsWith(';')) {
    return {
      ...base,
      message: 'There is a semicolon where a comma was expected.',
      advice: 'Put a comma.',
      repair: { offset: token.start, remove: 1, insert: ',' },
      isCertain: true,
    };
  }
  if (expecting === 'colon' && /^=>?/.test(word)) {
    return {
      ...base,
      message: `There is "${word}" where a colon was expected.`,
      advice: 'Write a field as "name": value.',
      repair: { offset: token.start, remove: word.length, insert: ':' },
      isCertain: true,
    };
  }
  return bareWord(state, word);
}

const blank = (part: string): string => part.replaceAll(/[^\n]/g, ' ');

/** A merge conflict: Git has written both versions of a passage into the file. */
function leftOver({ text, token }: ParserState): Mistake {
  const rest = text.slice(token.start);
  const whole = /^(<{7}.*\n)([^]*?)(^={7}.*\n[^]*?^>{7}.*$)/m.exec(rest)?.slice(1);
  // Replaced by blanks, so that line numbers are kept.
  const [before = /^.*/.exec(rest)?.[0] ?? '', first = '', after = ''] = whole ?? [];
  return {
    offset: token.start,
    message: 'Git has put two versions of this place into the file.',
    advice:
      'Keep one, and remove the other with the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    repair: {
      offset: token.start,
      remove: before.length + first.length + after.length,
      insert: blank(before) + first + blank(after),
    },
  };
}

function bareWord({ text, token, expecting }: ParserState, word: string): Mistake {
  const repair = { offset: token.start, remove: word.length, insert: JSON.stringify(word) };
  if (expecting === 'name' || expecting === 'field') {
    return {
      offset: token.start,
      message: `The name ${shorten(word)} has no quotes.`,
      advice: `Write it in double quotes: ${JSON.stringify(shorten(word))}.`,
      repair,
      isCertain: true,
    };
  }
  const meant = VALUES[word];
  if (meant) {
    return {
      offset: token.start,
      message: `JSON does not know "${word}".`,
      advice: meant === 'null' ? 'Remove the field.' : `Write ${meant}.`,
      repair: { ...repair, insert: meant },
      isCertain: meant !== 'null',
    };
  }
  // An unquoted text extends to the next comma, bracket or line end.
  const bare = /^[^,\]}\n"]*/.exec(text.slice(token.start))?.[0].trimEnd() ?? word;
  const number = /^[-+.]?\d/.test(word);
  return {
    offset: token.start,
    message: `JSON does not know "${shorten(number ? word : bare)}".`,
    advice: number
      ? 'Write a number as 7, -7 or 0.5; anything else goes in double quotes.'
      : 'Put a text in double quotes.',
    ...((expecting === 'value' || expecting === 'item') && {
      repair: { ...repair, remove: bare.length, insert: JSON.stringify(bare) },
    }),
  };
}

function wrongQuotes({ token, expecting }: ParserState, quoted: RegExpExecArray): Mistake {
  const { single, curly } = quoted.groups ?? {};
  const fits = expecting !== 'comma' && expecting !== 'colon' && expecting !== 'end';
  const content = (single ?? curly ?? '').replaceAll("\\'", "'");
  return {
    offset: token.start,
    message: `This text is in ${single === undefined ? 'typographic' : 'single'} quotes.`,
    advice: `JSON needs straight double quotes: ${shorten(JSON.stringify(content))}.`,
    ...(fits && {
      repair: {
        offset: token.start,
        remove: quoted[0].length,
        insert: JSON.stringify(content),
      },
      isCertain: true,
    }),
  };
}

/** A double quote inside a text ends it too early: "The "best" pump". */
function quoteInText({ text, token, previous }: ParserState): Mistake | undefined {
  if (!previous || previous.kind !== 'text') return undefined;
  const line = /^[^\n]*/.exec(text.slice(token.start))?.[0] ?? '';
  const rest = /^.*?"(?=\s*(?:[,}\]]|$))/.exec(line)?.[0];
  if (rest === undefined) return undefined;
  const content = text.slice(previous.start + 1, token.start + rest.length - 1);
  return {
    offset: previous.end - 1,
    message: 'The text ends at this double quote, but more of it follows.',
    advice: 'Inside a text, write \\" for a double quote.',
    repair: {
      offset: previous.start,
      remove: content.length + 2,
      insert: `"${content.replaceAll(/(?<!\\)"/g, String.raw`\"`)}"`,
    },
    isCertain: true,
  };
}

function sameLine(text: string, from: number, to: number): boolean {
  return !text.slice(from, to).includes('\n');
}
