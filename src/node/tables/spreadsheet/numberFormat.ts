import { SSF } from '@e965/xlsx';

/**
 * What a format says literally: '" mm"', '\°'; or room as wide as a sign, '_€', which shows none. What stands in brackets
 * is a condition, a colour or a currency.
 */
const LITERAL = /"[^"]*"|[\\_].|\[[^\]]*\]/;

/** The language that a format is written for: '[$-409]'. With a currency before the dash, '[$€-407]', it is one. */
const LANGUAGE = /\[\$-[^\]]*\]/g;

/** A sign that shows as it is in spreadsheet programs, though nothing quotes it: '0°'. */
const UNQUOTED = new RegExp(String.raw`${LITERAL.source}|([^\x00-\x7F])`, 'g');

/** Words before and behind a number in no format of its own: 'General" mm"'. */
const GENERAL = new RegExp(String.raw`^((?:"[^"]*"|\\.| )*)General((?:"[^"]*"|\\.| )*)$`, 'i');

/** Fractions of one kind: '# ?/8', '# ??/16'. */
const EIGHTHS = /#(?: |"[^"]*"|\\.)*\?+\/(\d+)/;

/**
 * What a number shows in a format, where SheetJS writes something else than spreadsheet programs (findings/sheetjs-*):
 * it puts a dollar for a language, loses the minus of formats with conditions, refuses signs that are not quoted, shows
 * nothing for less than half an eighth, and leaves out the words beside 'General'.
 * @param shown What SheetJS writes; undefined where it refuses the format.
 * @returns The same if it is right.
 */
export function numberShown(value: number, format: string, shown: string | undefined): string {
  const [, before, behind] = GENERAL.exec(format) ?? [];
  if (before !== undefined && behind !== undefined)
    return literal(before) + SSF.format('General', value) + literal(behind);
  const plain = withoutZeroEighths(
    format
      .replaceAll(LANGUAGE, '')
      .replaceAll(UNQUOTED, (all, sign?: string) => (sign === undefined ? all : `\\${sign}`)),
    value,
  );
  const text = plain === format ? shown : formatted(plain, value);
  if (text === undefined) return '';
  const hasNone = !/[-(]/.test(text) || text === formatted(plain, -value);
  const isMinusLost = value < 0 && hasNone && /[1-9]/.test(text);
  return isMinusLost && !isForNegatives(plain, value) ? `-${text.trim()}` : text;
}

function formatted(format: string, value: number): string | undefined {
  try {
    return SSF.format(format, value);
  } catch {
    return undefined;
  }
}

/** The text of literals: ' mm' of '" mm"'. */
const literal = (parts: string): string => parts.replaceAll(/["\\]/g, '');

/** '# ?/8' is '0' for what is rounded to no eighth at all. */
function withoutZeroEighths(format: string, value: number): string {
  const eighths = Number(EIGHTHS.exec(format)?.[1]);
  return Math.round(Math.abs(value) * eighths) === 0 ? format.replace(EIGHTHS, '0') : format;
}

const CONDITION = /\[(<=?|>=?|<>|=)\s*(-?[\d.]+)\]/;

/**
 * Whether the section of a format that shows a negative number is for negative ones alone, which have no minus but one
 * that it writes itself (ECMA-376 part 1, 18.8.31): the second of two, '0.0;0.0', or one with a condition as '[<0]'.
 */
function isForNegatives(format: string, value: number): boolean {
  const sections = format.replaceAll(/"[^"]*"|\\./g, '').split(';');
  const conditions = sections.map((section) => CONDITION.exec(section));
  if (conditions.every((condition) => condition === null)) return sections.length > 1;
  for (const condition of conditions) {
    const [, sign = '', number = ''] = condition ?? [];
    const limit = Number(number);
    if (condition === null)
      return conditions.some((one) => one?.[1]?.startsWith('>') && Number(one[2]) <= 0);
    if (holds(value, sign, limit))
      return (sign === '<' && limit <= 0) || (/^<?=$/.test(sign) && limit < 0);
  }
  return true;
}

function holds(value: number, sign: string, limit: number): boolean {
  switch (sign) {
    case '<':
      return value < limit;
    case '<=':
      return value <= limit;
    case '>':
      return value > limit;
    case '>=':
      return value >= limit;
    case '=':
      return value === limit;
    default:
      return value !== limit;
  }
}
