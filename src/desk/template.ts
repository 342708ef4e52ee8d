import { plain } from './plain';

/** The values that a text has in the places of a template; those that the template does not have are missing. */
export type Values = Partial<Record<string, string>>;

/** Reads texts that were made from a template. */
export type TemplateReader = (text: string) => Values | undefined;

/** A choice of plural forms, as src/cart/plural.ts fills it in, or a placeholder. */
const PLACE = /\{\w+(?::[\w-]+:(?:[^{}]|\{\w+\})*)?\}/g;

/** What a placeholder may be filled with. */
const PATTERNS: Record<string, string> = {
  quantity: String.raw`\d+`,
  part: String.raw`\d+`,
  parts: String.raw`\d+`,
  link: String.raw`\S+`,
  reference: String.raw`[\w\s\p{Pd}]*`,
  note: String.raw`[^]*`,
};

/**
 * Makes a reader of a template of the message, such as '• {name} [{id}] (Quantity: {quantity})'. Names are read as long
 * as possible, so that one that looks like the template itself is read whole. A text matches letter by letter, or as
 * `plain` makes both the same.
 */
export function readerOf(template: string): TemplateReader {
  const exact = patternOf(template);
  const loose = patternOf(plain(withoutPlaces(template)), template.match(PLACE) ?? []);
  return (text) => exact.exec(text)?.groups ?? loose.exec(plain(text))?.groups;
}

/** Private characters stand for the places while the text between them is made plain. */
const MARK = '\uE000';
const withoutPlaces = (template: string) => template.replace(PLACE, MARK);

function patternOf(template: string, places?: readonly string[]): RegExp {
  const all = places ?? template.match(PLACE) ?? [];
  const seen = new Set<string>();
  const parts = (places ? template : withoutPlaces(template)).split(MARK);
  const source = parts.map((part, index) => escaped(part) + groupOf(all[index], seen)).join('');
  return new RegExp(`^${source}$`, places ? 'iu' : 'u');
}

function groupOf(place: string | undefined, seen: Set<string>): string {
  if (place === undefined) return '';
  const [, name = '', forms] = /^\{(\w+)(?::[\w-]+:(.*))?\}$/s.exec(place) ?? [];
  if (forms !== undefined) {
    const texts = forms.split(';').map((form) => form.slice(form.indexOf(' ') + 1));
    return `(?:${texts
      .map((text) =>
        patternOf(text)
          .source.slice(1, -1)
          .replace(/\(\?<\w+>/g, '(?:'),
      )
      .join('|')})`;
  }
  const pattern = PATTERNS[name] ?? '.*';
  if (seen.has(name)) return `(?:${pattern})`;
  seen.add(name);
  return `(?<${name}>${pattern})`;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
