import { cellText } from '../../../document/table/cellText';
import type { Column } from '../../../document/table/columns';
import type { TableRow } from '../../../document/table/row';
import { note, type Notes } from './notes';
import type { ForeignProduct } from './product';

/** How many related products the schema lets a product have. */
const MAX_RELATED = 4;

const UNKNOWN = 'references to products that are neither in this file nor on the site: left out';
const MORE = `related products of a product beyond ${MAX_RELATED}: left out`;

/**
 * Fills in what products refer to, by the ids that their rows have been given by now.
 * @param made The rows with the products that they were made of.
 * @param site The ids of the products that the site has, by their codes in lower case.
 */
export function withLinks(
  made: readonly { row: TableRow; product: ForeignProduct }[],
  site: ReadonlyMap<string, string>,
  columns: readonly Column[],
  notes: Notes,
): TableRow[] {
  const ids = new Map(site);
  for (const { row, product } of made) ids.set(product.code.toLowerCase(), row.id);
  return made.map(({ row, product }) => {
    const links = linksOf(product, row.id, ids, notes);
    if (!links) return row;
    const texts = row.texts.map((text, place) => {
      const column = columns[place];
      const value = column && links[column.key];
      return value === undefined ? text : cellText(value, column?.schema ?? {});
    });
    return { ...row, texts };
  });
}

/** A successor takes the place of what is no longer made; until then it is one of the related products. */
function linksOf(
  { status, successor, related = [] }: ForeignProduct,
  own: string,
  ids: ReadonlyMap<string, string>,
  notes: Notes,
): Record<string, unknown> | undefined {
  if (successor === undefined && related.length === 0) return undefined;
  const find = (code: string): string[] => {
    const id = ids.get(code.toLowerCase());
    note(notes, UNKNOWN, id === undefined ? 1 : 0);
    return id === undefined || id === own ? [] : [id];
  };
  const [next] = successor === undefined ? [] : find(successor);
  const isReplaced = next !== undefined && status === 'discontinued';
  const first = next === undefined || isReplaced ? [] : [next];
  const found = [...new Set([...first, ...related.flatMap(find)])];
  note(notes, MORE, Math.max(0, found.length - MAX_RELATED));
  return {
    ...(isReplaced && { successor: next }),
    ...(found.length > 0 && { related: found.slice(0, MAX_RELATED) }),
  };
}
