import { isRecord, type Path } from '../../../schemas/walk';
import { hasPart, missingParts } from '../../../schemas/needs';
import type { Part, Schema } from '../../../schemas/schema';
import type { Context, Rule } from '../context';
import { textOf } from '../facts';
import { schemaAt, valueAt } from '../shape/schemaAt';
import { valueInWords } from '../shape/words';

const LANGUAGE = ['site', 'language'];

/** The groups of texts with English defaults, and the parts of a config that show them. */
const GROUPS: { group: string[]; shownWith: Part[] }[] = [
  { group: ['strings'], shownWith: [] },
  { group: ['inquiry'], shownWith: ['store'] },
  { group: ['embed', 'words'], shownWith: ['store'] },
  { group: ['store'], shownWith: ['store'] },
  { group: ['contact'], shownWith: ['contact'] },
];

/** A site in another language has translated all texts that it can show, since omitted ones are English. */
export const rule: Rule = (context) => {
  const { data, set, warning } = context;
  const language = valueAt(data, LANGUAGE);
  if (typeof language !== 'string' || /^en\b/.test(language)) return;
  const { pattern = '' } = schemaAt(set.site, data, LANGUAGE) ?? {};
  // The schema reports an invalid language tag.
  if (!new RegExp(pattern, 'u').test(language)) return;
  if (
    new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language) === undefined
  ) {
    warning(
      LANGUAGE,
      `"${language}" is not a language that browsers know.`,
      'Write its code, such as "en-GB", "fr" or "pt-BR".',
    );
    return;
  }
  const shown = shownBy(context);
  const written = context.written();
  for (const { group, shownWith } of GROUPS) {
    if (!shownWith.every((part) => hasPart(data, part))) continue;
    const fields = schemaAt(set.site, data, group)?.properties ?? {};
    for (const [key, field] of Object.entries(fields)) {
      if (!isShown(field, data, shown)) continue;
      for (const { path, text } of leftEnglish(field, [...group, key], written)) {
        warning(
          path,
          `"${path.at(-1)}" is still English on a site in "${language}": ${valueInWords(text)}.`,
          isOneWord(text) && valueAt(written, path) === undefined
            ? 'Translate it. If the word is the same in both languages, write it here all the same.'
            : 'Translate it.',
        );
      }
    }
  }
  if (isOwnNotFound(data, set.site)) return;
  warning(
    ['notFound'],
    `The page for unknown addresses is still English on a site in "${language}".`,
    'Add "notFound" with a title, a description and blocks of your own.',
  );
};

/** The texts of a field and its subfields that are still the English defaults. */
function leftEnglish(
  field: Schema,
  path: Path,
  written: unknown,
  text: unknown = field.default,
): { path: Path; text: string }[] {
  if (field.properties && isRecord(text)) {
    return Object.entries(field.properties).flatMap(([key, part]) =>
      leftEnglish(part, [...path, key], written, text[key]),
    );
  }
  // Colours, addresses and identifiers are not words, and '{n} x {name}' has none.
  if (typeof text !== 'string' || field.pattern || field.enum) return [];
  if (!/\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, ''))) return [];
  const own = valueAt(written, path);
  // A single word that is written out, such as "Menu", is the same in both languages.
  const isLeft = own === undefined || (own === text && !isOneWord(text));
  return isLeft ? [{ path, text }] : [];
}

function isOneWord(text: string): boolean {
  return !/\p{L}[\s-]+\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));
}

/** The placeholder that shows the word for products that are sold singly. */
const UNIT = '{unit}';

/**
 * What may show words (`x-shown-with`): the types of all blocks of the site, its parts that are not empty, and
 * placeholders.
 */
function shownBy({ data, facts }: Context): Set<string> {
  const blocks = [...facts.pages, facts.notFound ?? []].flat().flatMap((page) => page.blocks);
  const types = blocks.map(({ value }) => textOf(value, 'type') ?? '');
  const parts = Object.entries(isRecord(data) ? data : {}).flatMap(([name, part]) =>
    part === undefined || (Array.isArray(part) && part.length === 0) ? [] : [name],
  );
  const texts = Object.values(Object(valueAt(data, ['inquiry'])));
  const units = texts.some((text) => String(text).includes(UNIT)) ? [UNIT] : [];
  return new Set([...types, ...parts, ...units]);
}

function isShown(field: Schema, data: unknown, shown: ReadonlySet<string>): boolean {
  const shownWith = field['x-shown-with'];
  return (
    missingParts(field, data).length === 0 && (shownWith?.some((one) => shown.has(one)) ?? true)
  );
}

/** Whether the 404 page differs from the default. */
function isOwnNotFound(data: unknown, site: Schema): boolean {
  const standIn = site.properties?.['notFound']?.default;
  return valueAt(data, ['notFound', 'title']) !== valueAt(standIn, ['title']);
}
