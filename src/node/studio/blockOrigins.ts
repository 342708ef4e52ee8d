import type { BlockOrigin } from '../../studio/preview/draftPage';
import { align } from '../../document/align';
import { toPointer } from '../../document/operation';
import { valueAt } from '../../document/values';
import { isOnSite } from '../site/leaveOut';
import { isShownIn, restrictedAs } from '../../document/onlyIn';
import { isRecord } from '../../document/isRecord';

/**
 * Where the blocks of a page are written, in the order in which they are drawn: those of a shared list stand in it.
 * @param shown What is drawn: the draft, in which some values may have been left out.
 * @param page The path of the page in `shown`: ['pages', 0] or ['notFound'].
 * @param categories Those that the page is about, as for `blocksIn`.
 */
export function blockOrigins(
  draft: unknown,
  shown: unknown,
  page: readonly (string | number)[],
  categories?: readonly string[],
): BlockOrigin[] {
  const from = pageOrigin(draft, shown, page);
  const drawn: Drawn = { draft, shown, categories };
  const own = blocksAt(drawn, [...from, 'blocks'], [...page, 'blocks']);
  return own.flatMap((entry) => {
    const { block } = entry;
    if (!isRecord(block) || block['type'] !== 'shared') return [originOf(drawn, entry)];
    const list = ['shared', 'blocks', String(block['name'])];
    return blocksAt(drawn, list, list)
      .filter((one) => isShownBoth(one.block, block, categories))
      .map((one) => originOf(drawn, one));
  });
}

/** Whether a page shows a block of a shared list through a reference to it. */
const isShownBoth = (
  block: unknown,
  reference: object,
  categories: readonly string[] | undefined,
): boolean =>
  !isRecord(block) || restrictedAs(block, reference).some((one) => isShownIn(one, categories));

/** What is drawn: the draft, a copy in which some values may have been left out, and the categories of the page. */
interface Drawn {
  draft: unknown;
  shown: unknown;
  categories: readonly string[] | undefined;
}

function originOf(drawn: Drawn, { block, from, to }: BlockAt): BlockOrigin {
  const columns = isRecord(block) && block['type'] === 'columns' ? block['columns'] : [];
  return {
    pointer: toPointer(from),
    columns: (Array.isArray(columns) ? columns : []).map((_, index) => {
      const within = ['columns', index];
      return blocksAt(drawn, [...from, ...within], [...to, ...within]).map((one) =>
        originOf(drawn, one),
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

/** The blocks of a list that are drawn: not its hidden ones, nor those of other categories. */
function blocksAt(
  { draft, shown, categories }: Drawn,
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
    .filter(({ block }) => !isRecord(block) || (isOnSite(block) && isShownIn(block, categories)));
}

function listAt(value: unknown, path: readonly (string | number)[]): unknown[] {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
}
