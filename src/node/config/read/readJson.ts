import { firstMistake } from './firstMistake';
import { lineOf } from './lines';
import type { Edit, Mistake } from './mistake';
import { tooDeep } from './tooDeep';

/** A file, parsed as far as possible. */
export interface JsonReading {
  /** Whether `data` was parsed; false if the syntax could not be repaired. */
  readable: boolean;
  data: unknown;
  /** The text that was parsed, with repairs applied. */
  text: string;
  /** Syntax errors, at offsets of the original text. */
  mistakes: Mistake[];
  /** Maps an offset in `text` to the original text. */
  original(offset: number): number;
}

/** After this many repairs, the rest of the file is not read. */
const MAX_REPAIRS = 20;

/**
 * Parses JSON. It reports a syntax error, repairs it as probably meant, and continues, so that one run shows all
 * mistakes.
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
  // Further mistakes on the same line nearly always follow from the first.
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
    if (mistake?.repair && edits.length >= MAX_REPAIRS) {
      mistakes.push({
        offset: original(mistake.offset),
        message: 'The file was read only up to here: more mistakes may follow.',
        advice: 'Correct these first, then check again.',
      });
    }
    if (!mistake?.repair || edits.length >= MAX_REPAIRS) {
      return { readable: false, data: undefined, text, mistakes, original };
    }
    const { offset, remove, insert } = mistake.repair;
    text = text.slice(0, offset) + insert + text.slice(offset + remove);
    edits.push(mistake.repair);
  }
}

/** A mistake with offsets of the original text. */
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
