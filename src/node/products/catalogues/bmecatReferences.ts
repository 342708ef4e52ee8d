import type { ForeignProduct } from '../foreign/product';
import { allAt, textAt, type Element } from './elements';
import { note, type Notes } from '../foreign/notes';

/** What goes with a product, the closest first; 'others' are of no kind that BMEcat names [BMEcat 2005, PRODUCT_REFERENCE]. */
const RELATED = [
  'mandatory',
  'accessories',
  'accessory',
  'select',
  'sparepart',
  'similar',
  'others',
  '',
] as const;

const PARTS = 'references to parts of a set, to bases or to other packings: left out';

/** What else an article refers to: its successor, and what goes with it. */
export function referencesOf(
  article: Element,
  notes: Notes,
): Pick<ForeignProduct, 'successor' | 'related'> {
  const references = allAt(article, ['ARTICLE_REFERENCE|PRODUCT_REFERENCE']).map((one) => ({
    code: textAt(one, ['ART_ID_TO|PROD_ID_TO']),
    type: one.type.toLowerCase(),
  }));
  const of = (type: string) =>
    references.filter((one) => one.type === type && one.code !== '').map(({ code }) => code);
  const [successor] = of('followup');
  const related = RELATED.flatMap(of);
  const known = new Set<string>(['followup', ...RELATED]);
  note(notes, PARTS, references.filter(({ type }) => !known.has(type)).length);
  return {
    ...(successor !== undefined && { successor }),
    ...(related.length > 0 && { related: [...new Set(related)] }),
  };
}

/** Whether an article is new in the range, or no longer made. */
export function statusOf(article: Element): Pick<ForeignProduct, 'status'> {
  const types = allAt(article, [
    'ARTICLE_DETAILS|PRODUCT_DETAILS',
    'ARTICLE_STATUS|PRODUCT_STATUS',
  ]).map(({ type }) => type.toLowerCase());
  if (types.some((type) => /^old_(?:article|product)$/.test(type))) {
    return { status: 'discontinued' };
  }
  return types.some((type) => /^new_(?:article|product)$/.test(type)) ? { status: 'new' } : {};
}
