/** The formatting of a file, to be matched by additions. */
export interface Layout {
  /** One level of indentation. */
  unit: string;
  eol: string;
}

/** Maximum line length, as in the shipped config. */
export const WIDTH = 100;

/** Detects the layout of a JSON text by its first indented line and its first line end. */
export function layoutOf(text: string): Layout {
  const [, eol = '\n', unit = '  '] = /(\r\n|\r|\n)([ \t]+)\S/.exec(text) ?? [];
  return { unit, eol };
}

/** A value as JSON: on one line if that is short, else with its further lines indented by `indent` or more. */
export function print(value: unknown, { unit, eol }: Layout, indent: string): string {
  const short = onOneLine(value);
  if (indent.length + short.length <= WIDTH) return short;
  return JSON.stringify(value, null, unit).replaceAll('\n', eol + indent);
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([key, one]) => `${JSON.stringify(key)}: ${onOneLine(one)}`,
  );
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
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
