import { hasPart, missingParts } from '../../schemas/needs';
import type { Part, Schema } from '../../../document/schema/schema';
import { isRecord } from '../../../document/isRecord';
import type { Path } from '../../../document/schema/walk';
import type { Context } from './context';
import { textOf } from './facts';
import { schemaAt } from '../../../document/schema/schemaAt';
import { valueAt } from '../../../document/values';

/** An English text that the config does not translate. */
export interface EnglishText {
  path: Path;
  text: string;
  /** Whether the config contains the English text; otherwise it is a default. */
  isWritten: boolean;
}

/** The groups of texts with English defaults, and the parts of a config that show them. */
const GROUPS: { group: string[]; shownWith: Part[] }[] = [
  { group: ['strings'], shownWith: [] },
  { group: ['inquiry'], shownWith: ['store'] },
  { group: ['embed', 'words'], shownWith: ['store'] },
  { group: ['store'], shownWith: ['store'] },
  { group: ['contact'], shownWith: ['contact'] },
];

/** The placeholders of messages with which other texts are shown. */
const SHOWING_PLACEHOLDERS = ['{unit}', '{link}'];

/** All texts that a site can show and that are still English. */
export function englishTexts(
  context: Pick<Context, 'config' | 'set' | 'facts' | 'written'>,
): EnglishText[] {
  const { config, set } = context;
  const shown = shownBy(context);
  const written = context.written();
  return GROUPS.filter(({ shownWith }) => shownWith.every((part) => hasPart(config, part))).flatMap(
    ({ group }) =>
      Object.entries(schemaAt(set.config, config, group)?.properties ?? {})
        .filter(([, field]) => isShown(field, config, shown))
        .flatMap(([key, field]) => leftEnglish(field, [...group, key], written)),
  );
}

/** Whether it has only one word: 'Menu' may be the same in another language. */
export function isOneWord(text: string): boolean {
  return !/\p{L}\s+\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));
}

/** Whether the 404 page is the English default. */
export function isEnglishNotFound({ config, set }: Pick<Context, 'config' | 'set'>): boolean {
  const standIn = set.config.properties?.['notFound']?.default;
  return valueAt(config, ['notFound', 'title']) === valueAt(standIn, ['title']);
}

/** The texts of a field and its subfields that are still the English defaults. */
function leftEnglish(
  field: Schema,
  path: Path,
  written: unknown,
  text: unknown = field.default,
): EnglishText[] {
  if (field.properties && (isRecord(text) || isRecord(valueAt(written, path)))) {
    // A part without a default, such as what is asked before sending, has those of its fields once it is written.
    return Object.entries(field.properties).flatMap(([key, part]) =>
      leftEnglish(part, [...path, key], written, isRecord(text) ? text[key] : part.default),
    );
  }
  // Colours, addresses and identifiers are not words, and '{n} x {name}' has none.
  if (typeof text !== 'string' || field.pattern || field.enum) return [];
  if (!/\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, ''))) return [];
  const own = valueAt(written, path);
  // A single word that is written out, such as "Menu", is the same in both languages.
  const isLeft = own === undefined || (own === text && !isOneWord(text));
  return isLeft ? [{ path, text, isWritten: own !== undefined }] : [];
}

/**
 * The possible values of `x-shown-with` that apply: the site's block types, its parts that are not empty, placeholders,
 * and the fields of forms.
 */
function shownBy({ config, facts }: Pick<Context, 'config' | 'facts'>): Set<string> {
  const blocks = [...facts.pages, facts.notFound ?? []].flat().flatMap((page) => page.blocks);
  const types = blocks.map(({ value }) => textOf(value, 'type') ?? '');
  const parts = Object.entries(isRecord(config) ? config : {}).flatMap(([name, part]) =>
    part === undefined || (Array.isArray(part) && part.length === 0) ? [] : [name],
  );
  const texts = Object.values(Object(valueAt(config, ['inquiry'])));
  const placeholders = SHOWING_PLACEHOLDERS.filter((placeholder) =>
    texts.some((text) => String(text).includes(placeholder)),
  );
  return new Set([...types, ...parts, ...placeholders, ...fieldsIn(facts)]);
}

function isShown(field: Schema, config: unknown, shown: ReadonlySet<string>): boolean {
  const shownWith = field['x-shown-with'];
  return (
    missingParts(field, config).length === 0 && (shownWith?.some((one) => shown.has(one)) ?? true)
  );
}

/** What shows the words of forms whose fields the config lists: any field, and those of a kind. */
function fieldsIn(facts: Context['facts']): string[] {
  return facts
    .visits('form-fields')
    .flatMap(({ value }) => (Array.isArray(value) ? value : []))
    .flatMap((field: unknown) => ['form-field', `form-field.${textOf(Object(field), 'kind')}`]);
}
