/** Between the fields of one line. */
const BAR = ' | ';

/**
 * The fields of several things as text, one thing a line: 'Weight | 128 | kg'. Whatever is in a field comes back: bars,
 * line breaks and backslashes are written with a backslash before them. Empty fields at the end of a line are left out.
 */
export function joinLines(things: readonly (readonly string[])[]): string {
  return things.map((fields) => joinFields(fields)).join('\n');
}

/** The fields of each line. */
export function splitLines(text: string): string[][] {
  return text.split('\n').map((line) => splitFields(line));
}

function joinFields(fields: readonly string[]): string {
  const last = fields.findLastIndex((field) => field !== '');
  return fields
    .slice(0, last + 1)
    .map(escaped)
    .join(BAR);
}

function escaped(field: string): string {
  const marked = !/[\\|\r\n]/.test(field)
    ? field
    : field
        .replaceAll('\\', '\\\\')
        .replaceAll('|', String.raw`\|`)
        .replaceAll('\r', String.raw`\r`)
        .replaceAll('\n', String.raw`\n`);
  // Spaces at the ends would be taken for those beside a bar. Few texts have any, and a table has a million texts.
  if (!marked.startsWith(' ') && !marked.endsWith(' ')) return marked;
  return marked.replace(/^ /, String.raw`\s`).replace(/ $/, String.raw`\s`);
}

const SIGNS: Readonly<Record<string, string>> = { n: '\n', r: '\r', s: ' ' };

function splitFields(line: string): string[] {
  if (!line.includes('\\')) return line.split('|').map(withoutBlanks);
  const fields = [''];
  let isEscaped = false;
  for (const sign of line) {
    if (sign === '|' && !isEscaped) fields.push('');
    else fields.push((fields.pop() ?? '') + sign);
    isEscaped = sign === '\\' && !isEscaped;
  }
  return fields.map((field) =>
    withoutBlanks(field).replaceAll(/\\(.)/gs, (_, sign: string) => SIGNS[sign] ?? sign),
  );
}

/** Without the blanks at its ends, which stand beside bars. */
function withoutBlanks(field: string): string {
  let [start, end] = [0, field.length];
  while (field[start] === ' ') start += 1;
  while (end > start && field[end - 1] === ' ') end -= 1;
  return field.slice(start, end);
}
