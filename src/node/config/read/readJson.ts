import { firstMistake } from './firstMistake';
import { lineOf, type Edit, type Mistake } from './mistake';
import { tooDeep } from './tooDeep';

/** A file, parsed as far as possible. */
export interface JsonReading {
  /** Whether `data` holds something; false where the syntax could not be made out. */
  readable: boolean;
  data: unknown;
  /** The text that was read: with the repairs made. */
  text: string;
  /** What breaks the syntax, at offsets of the text as it was given. */
  mistakes: Mistake[];
  /** The offset in the given text of an offset in `text`. */
  original(offset: number): number;
}

/** After so many repairs, parsing gives up. */
const MOST = 20;

/**
 * Reads JSON; where its syntax is broken, it says how, repairs it as it was probably meant, and
 * goes on, so that one run shows all mistakes.
 */
export function readJson(given: string): JsonReading {
  let text = given;
  const edits: Edit[] = [];
  const mistakes: Mistake[] = [];
  const original = (offset: number): number => {
    let at = offset;
    for (const { offset: start, remove, insert } of edits.toReversed()) {
      if (at >= start + insert.length) at += remove - insert.length;
      else if (at > start) at = start + Math.min(at - start, remove);
    }
    return at;
  };
  // What follows a mistake on its line is nearly always its echo.
  const note = (mistake: Mistake): void => {
    const line = lineOf(given, mistake.offset);
    if (!mistakes.some(({ offset }) => lineOf(given, offset) === line)) mistakes.push(mistake);
  };
  for (;;) {
    const data = parse(text);
    const deep = data && tooDeep(text);
    if (data && !deep) return { readable: true, data: data.value, text, mistakes, original };
    const mistake = deep ?? firstMistake(text);
    if (mistake) note(inGiven(mistake, original));
    if (mistake?.repair && edits.length >= MOST) {
      mistakes.push({
        offset: original(mistake.offset),
        message: 'The file was read only up to here: more mistakes may follow.',
        advice: 'Correct these first, then check again.',
      });
    }
    if (!mistake?.repair || edits.length >= MOST) {
      return { readable: false, data: undefined, text, mistakes, original };
    }
    const { offset, remove, insert } = mistake.repair;
    text = text.slice(0, offset) + insert + text.slice(offset + remove);
    edits.push(mistake.repair);
  }
}

/** A mistake with the offsets of the text that was given. */
function inGiven(mistake: Mistake, original: (offset: number) => number): Mistake {
  const { offset, repair } = mistake;
  return {
    ...mistake,
    offset: original(offset),
    ...(repair && { repair: { ...repair, offset: original(repair.offset) } }),
  };
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
