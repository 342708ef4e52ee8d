import { lineOf } from './lines';
import type { Edit, Mistake } from './mistake';
import type { Token } from './tokens';

/** Explains what is wrong inside a string, comment or number token; undefined if it is valid. */
export function explainText(file: string, token: Token): Mistake | undefined {
  const { start, end, text, kind, flaw } = token;
  if (kind === 'comment') {
    return {
      offset: start,
      message:
        flaw === 'comment'
          ? 'A comment starts here and never ends.'
          : 'JSON does not allow comments.',
      advice: 'Remove it.',
      repair: { offset: start, remove: end - start, insert: text.replaceAll(/[^\n]/g, ' ') },
    };
  }
  if (flaw === 'unclosed') {
    const rest = restOfText(file, end);
    if (rest !== undefined) {
      return {
        offset: start,
        message: 'The text that starts here goes on in the next line.',
        advice: 'Write it in one line. For a line break inside a text, write \\n.',
        repair: {
          offset: end,
          remove: rest.length,
          insert: rest.trim().replaceAll(/\s*\n\s*/g, String.raw`\n`),
        },
      };
    }
    return {
      offset: start,
      message: 'The text that starts here has no closing quote on its line.',
      advice: 'Put a double quote (") at its end. For a line break inside a text, write \\n.',
      repair: closeText(file, token),
    };
  }
  if (flaw === 'escape' || flaw === 'unicode') return badEscape(token);
  if (flaw === 'character') return badCharacter(token);
  const goesOn = kind === 'number' && /[\w.]/.test(file.charAt(end));
  return flaw === 'number' || goesOn ? badNumber(file, token) : undefined;
}

/** The lines after an offset up to a double quote that ends a string; undefined if there is none. */
function restOfText(file: string, offset: number): string | undefined {
  return /^[^"]*\n[^"]*"(?=\s*[,}\]])/.exec(file.slice(offset, offset + 5000))?.[0];
}

/** At most 40 characters of a text, to show it in a sentence. */
export function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

// A missing quote usually belongs before the comma at the end of the line.
function closeText(file: string, { end, text }: Token): Edit {
  const bare = text.trimEnd();
  const offset = end - (text.length - bare.length) - (/[,}\]]+$/.exec(bare)?.[0].length ?? 0);
  return { offset: Math.min(offset, file.length), remove: 0, insert: '"' };
}

function badEscape({ start, text }: Token): Mistake {
  const at = /\\(?:\\|["/bfnrt]|u[0-9a-fA-F]{4})|(\\)/g;
  let found = at.exec(text);
  while (found && found[1] === undefined) found = at.exec(text);
  const offset = start + (found?.index ?? 0);
  return {
    offset,
    message: `A backslash has a special meaning in JSON, but "${text.slice(offset - start, offset - start + 2)}" has none.`,
    advice: 'For a backslash, write two: \\\\. In addresses, use / instead.',
    repair: { offset, remove: 0, insert: '\\' },
  };
}

function badCharacter({ start, text }: Token): Mistake {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  const offset = start + text.search(/[\u0000-\u001f]/);
  const tab = text[offset - start] === '\t';
  return {
    offset,
    message: `There is ${tab ? 'a tab' : 'a control character'} inside this text.`,
    advice: tab ? 'Use spaces, or write \\t.' : 'Remove it.',
    repair: { offset, remove: 1, insert: tab ? ' ' : '' },
    isCertain: true,
  };
}

function badNumber(file: string, { start }: Token): Mistake {
  const word = wordAt(file, start);
  return {
    offset: start,
    message: `"${shorten(word)}" is not a valid number in JSON.`,
    advice:
      'Write 7, -7 or 0.5: a digit on both sides of the point, no leading zeros. Anything else goes in double quotes.',
    repair: { offset: start, remove: word.length, insert: JSON.stringify(word) },
  };
}

/** The characters from an offset up to white space or JSON punctuation. */
export function wordAt(file: string, offset: number): string {
  return /^[^\s,:{}[\]"]+/.exec(file.slice(offset, offset + 200))?.[0] ?? file.charAt(offset);
}

/** The line of an offset in a sentence: 'line 12'. */
export function inLine(file: string, offset: number): string {
  return `line ${lineOf(file, offset)}`;
}
