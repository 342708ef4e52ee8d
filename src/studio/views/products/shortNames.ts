import { idFrom } from '../../../document/idFrom';
import { isRecord } from '../../../document/isRecord';
import { identityColumns, uniqueId } from '../../../document/table/identity';
import type { Column } from '../../../document/table/columns';
import { cellOf, withCell } from '../../../document/table/entry';
import type { Schema } from '../../../document/schema/schema';

type Entry = Record<string, unknown>;

/**
 * A function that gives an entry without a short name one that no other has: made of its printed code, else of its name.
 * Whoever pastes a column of names would otherwise have to think of an address for each. An entry that has one keeps it,
 * since its address is known to visitors by then; so does one of whose words no letter or digit is Latin.
 */
export function shortNamer(
  list: readonly unknown[],
  { columns, schema }: { columns: readonly Column[]; schema: Schema },
): (entry: Entry) => Entry {
  const known = identityColumns(columns);
  const name = columns.find(({ key }) => key === 'name');
  let taken: Set<unknown> | undefined;
  return (entry) => {
    if (!known || cellOf(entry, known.id) !== '') return entry;
    const made = [known.code, name]
      .map((column) => (column ? idFrom(cellOf(entry, column)) : ''))
      .find((id) => id !== '');
    if (made === undefined) return entry;
    // Only now: the list may be long, and most edits need no short name.
    taken ??= new Set(list.map((one) => (isRecord(one) ? one[known.id.key] : undefined)));
    const ids = taken;
    const id = uniqueId(made, (one) => ids.has(one));
    const next = withCell(entry, known.id, id, { schema });
    if ('wrong' in next) return entry;
    ids.add(id);
    return next.entry;
  };
}
