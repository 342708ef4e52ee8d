/** A piece of a line in one style. */
export interface Run {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  href: string | undefined;
}

/** A line in our Markdown. Blanks stand outside of the marks, which would not work beside them. */
export function marked(runs: readonly Run[]): string {
  const line = merged(runs).map(markedRun).join('');
  return line
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
  return isSame || other.text.trim() === '';
}

function markedRun({ text, isBold, isItalic, href }: Run): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  if (words === '') return text;
  const marks = `${isBold ? '**' : ''}${isItalic ? '*' : ''}`;
  const said = `${marks}${escaped(words)}${marks.split('').toReversed().join('')}`;
  return `${before}${href === undefined ? said : `[${said}](${href})`}${after}`;
}

/** What Markdown would take for a mark. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\*[\]]|(?<![\p{L}\d])_|_(?![\p{L}\d])/gu, String.raw`\$&`);
