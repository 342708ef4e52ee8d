import { headingOf, normalised, recognise } from '../../../document/table/columns';
import type { WriteContext } from '../productFiles/rewriteFile';
import type { EditPath, FieldEditor } from './editor';

/** A table of products, whose cells are changed in place. */
export interface EditedTable {
  headings: string[];
  /** The cells of each product. */
  rows: string[][];
}

/** What happens to a table: the place of the row among its products, undefined for the headings. */
export type NoteChange = (row: number | undefined, message: string) => void;

/** The context without names, which only reading needs. */
type Context = Pick<WriteContext, 'columns' | 'schema' | 'language'>;

/** Changes every product of a table; where there is none, its headings all the same. */
export function editTable(
  table: EditedTable,
  change: (product: FieldEditor) => void,
  context: Context,
  note: NoteChange,
): void {
  change(rowEditor(table, [], context, (message) => note(undefined, message)));
  for (const [row, cells] of table.rows.entries())
    change(rowEditor(table, cells, context, (message) => note(row, message)));
}

function rowEditor(
  { headings }: EditedTable,
  cells: string[],
  context: Context,
  note: (message: string) => void,
): FieldEditor {
  const placeOf = (path: EditPath, others: readonly string[] = []) => {
    const key = path.join('.');
    const named = new Set([key, ...others].map(normalised));
    const known = recognise(headings, context.columns).findIndex((one) => one?.key === key);
    return known >= 0 ? known : headings.findIndex((text) => named.has(normalised(text)));
  };
  const cellAt = (path: EditPath) => cells[placeOf(path)] ?? '';
  return {
    has: (path) => cellAt(path) !== '',
    read: (path) => cellAt(path) || undefined,
    rename(path, name, others) {
      const renamed = [...path.slice(0, -1), name];
      const place = placeOf(path, others);
      if (place < 0 || placeOf(renamed) >= 0) return;
      const before = headings[place] ?? '';
      const isKey = before === path.join('.');
      const column = context.columns.find(({ key }) => key === renamed.join('.'));
      const after =
        column && !isKey ? headingOf(column, context.schema, context.language) : renamed.join('.');
      headings[place] = after;
      note(`The column "${before}" is now called "${after}".`);
    },
    replace(path, value) {
      const place = placeOf(path);
      const before = cells[place] ?? '';
      if (before === '' || before === String(value)) return;
      cells[place] = String(value);
      note(`"${headings[place]}" was "${before}" and is now "${value}".`);
    },
  };
}
