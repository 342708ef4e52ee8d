/** The formatting of a file, to be matched by additions. */
export interface Layout {
  /** One level of indentation. */
  unit: string;
  eol: string;
  /** Between the name of a field and its value. */
  colon: ':' | ': ';
  /** Between two entries on one line. */
  comma: ',' | ', ';
  /** Inside the brackets of an object on one line. */
  pad: '' | ' ';
}

/** Maximum line length, as in the shipped config. */
export const MAX_LINE_LENGTH = 100;

/**
 * Detects the layout of a JSON text: its line ends by the first one, its indentation by the first indented line, and by
 * its first field whether it has blanks within lines.
 */
export function layoutOf(text: string): Layout {
  const eol = /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';
  const unit = /[\r\n]([ \t]+)\S/.exec(text)?.[1] ?? '  ';
  const isDense = /^[^"]*"(?:[^"\\]|\\.)*"\s*:[^\s]/.test(text);
  return isDense
    ? { unit, eol, colon: ':', comma: ',', pad: '' }
    : { unit, eol, colon: ': ', comma: ', ', pad: ' ' };
}

/**
 * A value as JSON: on one line if that is short, else with its further lines indented by `indent` or more. In a file
 * without blanks it stays on one line, since that is how such files are written.
 */
export function print(value: unknown, layout: Layout, indent: string): string {
  // On one line it is at least as long as without blanks.
  const isLong = indent.length + JSON.stringify(value).length > MAX_LINE_LENGTH;
  const short = isLong && layout.pad !== '' ? undefined : onOneLine(value, layout);
  if (short !== undefined && (layout.pad === '' || indent.length + short.length <= MAX_LINE_LENGTH))
    return short;
  return JSON.stringify(value, null, layout.unit).replaceAll('\n', layout.eol + indent);
}

function onOneLine(value: unknown, layout: Layout): string {
  const { colon, comma, pad } = layout;
  if (Array.isArray(value)) return `[${value.map((one) => onOneLine(one, layout)).join(comma)}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([key, one]) => JSON.stringify(key) + colon + onOneLine(one, layout),
  );
  return fields.length > 0 ? `{${pad}${fields.join(comma)}${pad}}` : '{}';
}

/** Replaces a JSON string literal by another value: characters that are kept also keep their escapes. */
export function printText(written: string, value: string): string {
  const units = written.slice(1, -1).match(/\\u[\da-fA-F]{4}|\\.|[^]/g) ?? [];
  const old = String(JSON.parse(written));
  const most = Math.min(old.length, value.length);
  let start = 0;
  while (start < most && old[start] === value[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === value.at(-1 - end)) end += 1;
  const printed = [units.slice(0, start).join('')];
  let from = start;
  let added = '';
  for (const unit of value.slice(start, value.length - end).split('')) {
    const at = old.slice(0, old.length - end).indexOf(unit, from);
    if (at < 0) added += unit;
    else {
      printed.push(JSON.stringify(added).slice(1, -1), units[at] ?? '');
      added = '';
      from = at + 1;
    }
  }
  printed.push(JSON.stringify(added).slice(1, -1), units.slice(units.length - end).join(''));
  return `"${printed.join('')}"`;
}
