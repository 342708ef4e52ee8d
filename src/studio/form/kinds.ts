import type { Kind, Schema } from '../../document/schema/schema';

const REFERENCES: ReadonlySet<Kind | undefined> = new Set<Kind>([
  'link',
  'product',
  'category',
  'shown-category',
  'branch',
  'logos',
  'sample-logos',
  'shared-blocks',
  'icon',
  'file',
  'download',
  'time-zone',
]);

/** Whether texts of a kind name something that can be chosen. */
export function isReference(kind: Kind | undefined): kind is Kind {
  return REFERENCES.has(kind);
}

/** Kinds of which a site has few and that cannot be anything else. */
const FEW: ReadonlySet<Kind | undefined> = new Set<Kind>([
  'branch',
  'category',
  'shown-category',
  'logos',
  'sample-logos',
  'shared-blocks',
]);

/** Whether what texts of a kind name is chosen from a list that can be looked through. */
export function isOfFew(kind: Kind | undefined): boolean {
  return FEW.has(kind);
}

/** Whether a list is a choice of several of the few that there are: of what the site has, or of given values. */
export function isChecklist({ items, uniqueItems }: Schema): boolean {
  return items?.enum !== undefined || (uniqueItems === true && isOfFew(items?.['x-kind']));
}

/** Whether texts of a kind name a file that visitors download. */
export function isFile(kind: Kind | undefined): boolean {
  return kind === 'file' || kind === 'download';
}

/** Kinds whose texts may have more than one line. */
const PARAGRAPHS: ReadonlySet<Kind | undefined> = new Set<Kind>(['markdown', 'inline-markdown']);

/** Whether texts of a kind may be written in several lines. */
export function isParagraph(kind: Kind | undefined): boolean {
  return PARAGRAPHS.has(kind);
}
