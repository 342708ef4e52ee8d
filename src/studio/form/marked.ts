/** A piece of a line in one style. */
export interface Run {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  href: string | undefined;
}

/**
 * A line in our Markdown. Blanks stand outside of the marks, which would not work beside them, and so do signs between
 * the words of two styles: '**Size:**M12' would show its stars.
 */
export function marked(runs: readonly Run[]): string {
  const line = merged(runs).map((run, index, all) =>
    markedRun(run, lastSign(all[index - 1]), firstSign(all[index + 1])),
  );
  return line
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ *\n */g, '\n')
    .trim()
    .replace(/^(?:#{1,6}|\+)(?= |$)/, String.raw`\$&`);
}

function merged(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last && isAlike(last, run)) last.text += run.text;
    else all.push({ ...run });
  }
  return all;
}

function isAlike(one: Run, other: Run): boolean {
  const isSame =
    one.isBold === other.isBold && one.isItalic === other.isItalic && one.href === other.href;
  return isSame || other.text.trim() === '' || isWithinWord(one, other);
}

/** Two styles without a blank between them: marks side by side would be read as others, so that the first one goes on. */
function isWithinWord(one: Run, other: Run): boolean {
  const areMarked = [one, other].every(
    (run) => run.href === undefined && (run.isBold || run.isItalic),
  );
  return areMarked && !/\s$/.test(one.text) && !/^\s/.test(other.text);
}

/** What the marks of a text stand beside: a link begins and ends with a sign. */
const lastSign = (run: Run | undefined) =>
  run?.href === undefined ? (run?.text.at(-1) ?? ' ') : ')';
const firstSign = (run: Run | undefined) => (run?.href === undefined ? (run?.text[0] ?? ' ') : '[');

/** Where marks would not work: between a sign and a letter or digit (CommonMark 0.31, 6.2: flanking delimiter runs). */
const SIGNS_FIRST = /^[\s\p{P}\p{S}]*/u;
const SIGNS_LAST = /[\s\p{P}\p{S}]*$/u;
const IN_WORD = /[^\s\p{P}\p{S}]/u;

function markedRun(run: Run, before: string, after: string): string {
  const { text, isBold, isItalic, href } = run;
  const marks = `${isBold ? '**' : ''}${isItalic ? '*' : ''}`;
  const [start, words, end] = split(run, before, after);
  if (href !== undefined && words === '') return text;
  if (href === undefined && !IN_WORD.test(words)) return escaped(text);
  const said = `${marks}${escaped(words)}${marks.split('').toReversed().join('')}`;
  return `${escaped(start)}${href === undefined ? said : `[${said}](${href})`}${escaped(end)}`;
}

/** What stands outside of the marks before the words, the words, and what stands outside after them. */
function split({ text, href }: Run, before: string, after: string): [string, string, string] {
  const [, blank = '', words = '', blanks = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  if (href !== undefined) return [blank, words, blanks];
  const start = blank === '' && IN_WORD.test(before) ? (SIGNS_FIRST.exec(words)?.[0] ?? '') : '';
  const rest = words.slice(start.length);
  const end = blanks === '' && IN_WORD.test(after) ? (SIGNS_LAST.exec(rest)?.[0] ?? '') : '';
  return [blank + start, rest.slice(0, rest.length - end.length), end + blanks];
}

/** What Markdown would take for a mark. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\*[\]]|(?<![\p{L}\d])_|_(?![\p{L}\d])/gu, String.raw`\$&`);
