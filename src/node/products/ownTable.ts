import { normalised, recognise, type Column } from '../../document/table/columns';
import { cellOf } from '../../document/table/entry';
import { identityColumns } from '../../document/table/identity';
import {
  countHeadings,
  MAX_ROWS_TO_HEADINGS,
  textOf,
  type Sheet,
} from '../../document/table/sheets';

/**
 * Whether a table is one of this site: it names a product that the site has, or every heading is ours. `id`, `name` and
 * `price` are headings of other systems, too: where nothing but such words speak for us, people are asked what the
 * columns are, so that none is left out unasked.
 */
export function isOwnTable(
  { rows }: Sheet,
  columns: readonly Column[],
  list: readonly unknown[],
): boolean {
  const head = rows
    .slice(0, MAX_ROWS_TO_HEADINGS)
    .findIndex((row) => countHeadings(row.map(textOf), columns) > 0);
  const identity = identityColumns(columns);
  if (head === -1 || !identity) return false;
  const headings = (rows[head] ?? []).map(textOf);
  const found = recognise(headings, columns);
  const isWhole = headings.every(
    (heading, place) => heading.trim() === '' || found[place] !== undefined,
  );
  const required = columns.filter(
    ({ required: needed, path, key }) => needed && path.length === 1 && key !== identity.id.key,
  );
  const idAt = found.indexOf(identity.id);
  const isId = ['id', ...identity.id.ownNames].includes(normalised(headings[idAt] ?? ''));
  if (isWhole && (isId || required.every((column) => found.includes(column)))) return true;
  const place = idAt === -1 ? found.indexOf(identity.code) : idAt;
  const known = new Set(
    list.flatMap((entry) =>
      [identity.id, identity.code].map((one) => (one ? cellOf(entry, one).toLowerCase() : '')),
    ),
  );
  return rows.some((row, index) => {
    const code = index > head ? textOf(row[place]).trim().toLowerCase() : '';
    return code !== '' && known.has(code);
  });
}
