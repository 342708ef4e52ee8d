import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Schema } from '../../../document/schema/schema';
import { useValue } from '../../../ui/useValue';
import { schemaAt } from '../../../document/schema/schemaAt';
import { stepsOf } from '../../../document/operation';
import { columnsOf, type Column } from '../../../document/table/columns';
import { labelsOfIds, namesOfIds, type LabelsOfIds } from '../../../document/table/names';
import { valueAt } from '../../../document/values';
import { PRODUCTS } from '../../shell/forms';
import { foldedTextOf } from '../../fold';
import { inSlices } from '../../inSlices';
import { useStudio } from '../../shell/studio';
import { arrange, withNew, type Sorting } from './arrange';
import { CATEGORIES } from './categorySteps';
import { decimalIn } from './decimalIn';
import { mistakesByCell, type MistakesOfRow } from './cellMistakes';
import { editOf, removalOf, type CellWrite, type RefusedText } from './edits';
import { neverLinked, withoutPicture, withSameName, type ListName } from './lists';
import type { Range } from './selection';
import { WORDS } from './words';

/** What of the products is shown, and in which order. */
export interface Look {
  text: string;
  show: ListName;
  sorting: Sorting | undefined;
}

/** Texts that a row's cells did not take, by the keys of their columns. */
export type RefusedOfRow = ReadonlyMap<string, RefusedText>;

/** The products as a table that can be edited. */
export interface Products {
  list: readonly unknown[];
  /** Indices of the list by rows of the grid. */
  order: readonly number[];
  columns: readonly Column[];
  /** The schema of a product. */
  schema: Schema;
  /** What the categories are called, by their ids. */
  labels: LabelsOfIds;
  mistakes: ReadonlyMap<number, MistakesOfRow>;
  refused: ReadonlyMap<number, RefusedOfRow>;
  look: Look;
  /** Sorts and filters: also anew, as edited rows keep their places. */
  setLook: (look: Look) => void;
  /** Writes into cells, as one step of undo. */
  write: (writes: readonly CellWrite[], name: string) => void;
  remove: (range: Range) => void;
}

const STEPS = stepsOf(PRODUCTS);
const NONE: readonly unknown[] = [];
const START: Look = { text: '', show: 'all', sorting: undefined };

/** The products as a table; undefined if the site has none. */
export function useProducts(): Products | undefined {
  const { session, say } = useStudio();
  const root = useValue(session.root);
  const problems = useValue(session.problems);
  const [look, setLook] = useState(START);
  const [refusals, setRefusals] = useState<Refusals>({ length: 0, texts: new Map() });
  const found = valueAt(root, STEPS);
  const list: readonly unknown[] = Array.isArray(found) ? found : NONE;
  const schema = schemaAt(session.schema, root, PRODUCTS)?.items;
  const columns = useMemo(() => (schema ? columnsOf(schema) : []), [schema]);
  const categories = valueAt(root, stepsOf(CATEGORIES));
  const { names, labels } = useMemo(
    () => namingOf(schemaAt(session.schema, root, CATEGORIES), categories),
    // oxlint-disable-next-line react/exhaustive-deps -- `root` changes with every key, the list of categories does not
    [session.schema, categories],
  );
  const mistakes = useMemo(() => mistakesByCell(problems, columns, PRODUCTS), [problems, columns]);
  const orderBy = (wanted: Look) =>
    arrange(list, {
      ...wanted,
      columns,
      labels,
      decimal: decimalIn(root),
      only: chosen(wanted.show, { list, mistakes, session, root }),
    });
  // What is typed appears at once, also where a large catalogue takes longer to be gone through.
  const wanted = useDeferredValue(look);
  const [arranged, setArranged] = useState(() => ({ look: wanted, list, order: orderBy(wanted) }));
  let { order } = arranged;
  // Rows keep their places while one edits them: it is arranged anew only when asked for, or when rows come or go.
  if (arranged.look !== wanted || arranged.list.length !== list.length) {
    const same = arranged.look === wanted && withNew(order, arranged.list, list);
    order = same || orderBy(wanted);
    setArranged({ look: wanted, list, order });
  }
  useFoldedTexts(list);
  if (!schema || !Array.isArray(found)) return undefined;

  const write = (writes: readonly CellWrite[], name: string) => {
    const edit = editOf(writes, { list, order, columns, schema, path: STEPS, names, labels });
    session.change(edit.operations, { name });
    setRefusals(refusalsAfter(refusals, { edit, writes, order, columns, length: list.length }));
    if (writes.length > 1 || edit.refused.length > 0) {
      say(WORDS.done(writes.length - edit.refused.length, edit.added, edit.refused.length));
    }
  };
  return {
    list,
    order,
    columns,
    schema,
    labels,
    mistakes,
    refused: refusals.length === list.length ? refusals.texts : NO_REFUSALS,
    look,
    setLook,
    write,
    remove(range) {
      const operations = removalOf(range, { order, path: STEPS });
      session.change(operations, { name: WORDS.did.remove(operations.length) });
    },
  };
}

/** Folds the texts of the products beforehand, so that the first letter that is searched for need not wait for all. */
function useFoldedTexts(list: readonly unknown[]): void {
  useEffect(() => {
    const ends = new AbortController();
    void inSlices(list, (entry) => void foldedTextOf(entry), ends.signal);
    return () => ends.abort();
  }, [list]);
}

/** Ids of the categories by name, and names by id. */
function namingOf(schema: Schema | undefined, categories: unknown) {
  const names = namesOfIds(schema ?? {}, categories);
  return { names, labels: labelsOfIds(schema ?? {}, categories, names) };
}

const NO_REFUSALS: ReadonlyMap<number, RefusedOfRow> = new Map();

/** They hold as long as the list has this length: rows that come and go would move them to other products. */
interface Refusals {
  length: number;
  texts: ReadonlyMap<number, RefusedOfRow>;
}

function refusalsAfter(
  before: Refusals,
  {
    edit,
    writes,
    order,
    columns,
    length,
  }: {
    edit: ReturnType<typeof editOf>;
    writes: readonly CellWrite[];
    order: readonly number[];
    columns: readonly Column[];
    length: number;
  },
): Refusals {
  const texts = new Map<number, Map<string, RefusedText>>();
  if (before.length === length) {
    for (const [index, row] of before.texts) texts.set(index, new Map(row));
  }
  for (const { row, column } of writes) {
    texts.get(order[row] ?? -1)?.delete(columns[column]?.key ?? '');
  }
  for (const one of edit.refused) {
    const row = texts.get(one.index) ?? new Map<string, RefusedText>();
    texts.set(one.index, row.set(one.column.key, one));
  }
  return { length: length + edit.added, texts };
}

function chosen(
  name: ListName,
  {
    list,
    mistakes,
    session,
    root,
  }: {
    list: readonly unknown[];
    mistakes: ReadonlyMap<number, MistakesOfRow>;
    session: { schema: Schema };
    root: unknown;
  },
): ReadonlySet<number> | undefined {
  switch (name) {
    case 'all':
      return undefined;
    case 'mistakes':
      return new Set(mistakes.keys());
    case 'picture':
      return withoutPicture(list);
    case 'name':
      return withSameName(list);
    case 'links':
      return neverLinked(session.schema, root, list);
  }
}
