import { isRecord } from '../../schemas/walk';
import type { Rule } from '../context';
import type { Part, Schema } from '../../schemas/schema';
import { schemaAt, valueAt } from '../shape/schemaAt';
import { hasPart } from './needs';

/** The groups of words whose defaults are English, and what a site has that shows them. */
const GROUPS: { group: string[]; shownWith: Part[] }[] = [
  { group: ['strings'], shownWith: [] },
  { group: ['inquiry'], shownWith: ['store'] },
  { group: ['embed', 'words'], shownWith: ['store', 'chat'] },
  { group: ['store'], shownWith: ['store'] },
];

/** A site in another language says everything in it: what nobody has written stays English. */
export const translations: Rule = ({ data, set, warning }) => {
  const language = valueAt(data, ['site', 'language']);
  if (typeof language !== 'string' || /^en\b/.test(language)) return;
  const left = GROUPS.flatMap(({ group, shownWith }) => {
    if (!shownWith.every((part) => hasPart(data, part))) return [];
    const fields = schemaAt(set.site, data, group)?.properties ?? {};
    const written = valueAt(data, group);
    return Object.entries(fields).flatMap(([key, field]) => {
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
    `The site speaks "${language}", but the words of ${first.join(' › ')}${others} are still English.`,
    'Write them in your language: "strings", "inquiry", "store", "embed" and "notFound" hold all of them.',
  );
};

/** Whether the page for unknown addresses is not the one that stands in for it. */
function isOwnNotFound(data: unknown, site: Schema): boolean {
  const standIn = site.properties?.['notFound']?.default;
  return valueAt(data, ['notFound', 'title']) !== valueAt(standIn, ['title']);
}
