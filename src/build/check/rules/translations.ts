import { isRecord } from '../../schemas/walk';
import { missingParts } from '../../schemas/needs';
import type { Part, Schema } from '../../schemas/schema';
import type { Context, Rule } from '../context';
import { textOf } from '../facts';
import { schemaAt, valueAt } from '../shape/schemaAt';
import { hasPart } from './needs';

/** The groups of words whose defaults are English, and what a site has that shows them. */
const GROUPS: { group: string[]; shownWith: Part[] }[] = [
  { group: ['strings'], shownWith: [] },
  { group: ['inquiry'], shownWith: ['store'] },
  { group: ['embed', 'words'], shownWith: ['store', 'chat'] },
  { group: ['store'], shownWith: ['store'] },
  { group: ['contact'], shownWith: ['contact'] },
];

/** A site in another language says in it all that it can show: what nobody has written stays English. */
export const translations: Rule = (context) => {
  const { data, set, warning } = context;
  const language = valueAt(data, ['site', 'language']);
  if (typeof language !== 'string' || /^en\b/.test(language)) return;
  const shown = shownBy(context);
  const left = GROUPS.flatMap(({ group, shownWith }) => {
    if (!shownWith.every((part) => hasPart(data, part))) return [];
    const fields = schemaAt(set.site, data, group)?.properties ?? {};
    const written = valueAt(data, group);
    return Object.entries(fields).flatMap(([key, field]) => {
      if (!isShown(field, data, shown)) return [];
      const text = isRecord(written) ? (written[key] ?? field.default) : field.default;
      // A single word, such as "Menu", may be the same in both.
      return text === field.default && /\w \w/.test(String(text)) ? [[...group, key]] : [];
    });
  });
  if (!isOwnNotFound(data, set.site)) left.push(['notFound']);
  const [first, ...more] = left;
  if (!first) return;
  const others = more.length > 0 ? ` and ${more.length} more` : '';
  warning(
    ['site', 'language'],
    `The language of the site is "${language}", but these texts are still English: ${first.join(' › ')}${others}.`,
    'Translate them: they are all in "strings", "inquiry", "store", "contact", "embed" and "notFound".',
  );
};

/** What may show words (`x-shown-with`): the types of all blocks of the site, and its parts that are not empty. */
function shownBy({ data, facts }: Context): Set<string> {
  const blocks = [...facts.pages, facts.notFound ?? []].flat().flatMap((page) => page.blocks);
  const types = blocks.map(({ value }) => textOf(value, 'type') ?? '');
  const parts = Object.entries(isRecord(data) ? data : {}).flatMap(([name, part]) =>
    part === undefined || (Array.isArray(part) && part.length === 0) ? [] : [name],
  );
  return new Set([...types, ...parts]);
}

function isShown(field: Schema, data: unknown, shown: ReadonlySet<string>): boolean {
  const places = field['x-shown-with'];
  return missingParts(field, data).length === 0 && (places?.some((one) => shown.has(one)) ?? true);
}

/** Whether the page for unknown addresses is not the one that stands in for it. */
function isOwnNotFound(data: unknown, site: Schema): boolean {
  const standIn = site.properties?.['notFound']?.default;
  return valueAt(data, ['notFound', 'title']) !== valueAt(standIn, ['title']);
}
