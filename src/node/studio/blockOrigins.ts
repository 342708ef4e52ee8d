import type { BlockOrigin } from '../../studio/preview/draftPage';
import { align } from '../../document/align';
import { toPointer } from '../../document/operation';
import { valueAt } from '../../document/values';
import { isOnSite } from '../site/leaveOut';
import { isRecord } from '../../document/isRecord';

/**
 * Where the blocks of a page are written, in the order in which they are drawn: those of a shared list stand in it.
 * @param shown What is drawn: the draft, in which some values may have been left out.
 * @param page The path of the page in `shown`: ['pages', 0] or ['notFound'].
 */
export function blockOrigins(
  draft: unknown,
  shown: unknown,
  page: readonly (string | number)[],
): BlockOrigin[] {
  const from = pageOrigin(draft, shown, page);
  const own = blocksAt(draft, shown, [...from, 'blocks'], [...page, 'blocks']);
  return own.flatMap((entry) => {
    const { block } = entry;
    if (!isRecord(block) || block['type'] !== 'shared') return [originOf(draft, shown, entry)];
    const list = ['shared', 'blocks', String(block['name'])];
    return blocksAt(draft, shown, list, list).map((one) => originOf(draft, shown, one));
  });
}

function originOf(draft: unknown, shown: unknown, { block, from, to }: BlockAt): BlockOrigin {
  const columns = isRecord(block) && block['type'] === 'columns' ? block['columns'] : [];
  return {
    pointer: toPointer(from),
    columns: (Array.isArray(columns) ? columns : []).map((_, index) => {
      const within = ['columns', index];
      return blocksAt(draft, shown, [...from, ...within], [...to, ...within]).map((one) =>
        originOf(draft, shown, one),
      );
    }),
  };
}

/** A block of what is drawn. */
interface BlockAt {
  block: unknown;
  /** Where it is in the draft. */
  from: readonly (string | number)[];
  /** Where it is in what is drawn, in which some values may have been left out. */
  to: readonly (string | number)[];
}

/** Where a page of `shown` is in the draft. */
function pageOrigin(
  draft: unknown,
  shown: unknown,
  page: readonly (string | number)[],
): readonly (string | number)[] {
  const [list, index] = page;
  if (typeof list !== 'string' || typeof index !== 'number') return page;
  const [before, after] = [listAt(draft, [list]), listAt(shown, [list])];
  const same = before.length === after.length ? index : (align(before, after)[index] ?? index);
  return [list, same];
}

/** The blocks of a list that are drawn: not its hidden ones. */
function blocksAt(
  draft: unknown,
  shown: unknown,
  from: readonly (string | number)[],
  to: readonly (string | number)[],
): BlockAt[] {
  const [before, after] = [listAt(draft, from), listAt(shown, to)];
  const same = before.length === after.length ? undefined : align(before, after);
  return after
    .map((block, index) => {
      const written = same?.[index] ?? index;
      return { block, from: [...from, written === -1 ? index : written], to: [...to, index] };
    })
    .filter(({ block }) => !isRecord(block) || isOnSite(block));
}

function listAt(value: unknown, path: readonly (string | number)[]): unknown[] {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
}
