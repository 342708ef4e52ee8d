import { align } from '../../studio/model/align';
import { toPointer } from '../../studio/model/operation';
import { valueAt } from '../../studio/model/values';
import { isOnSite } from '../site/leaveOut';
import { isRecord } from '../schemas/walk';

/**
 * Where the blocks of a page are written, in the order in which they are drawn: those of a shared list stand in it.
 * @param shown What is drawn: the draft, in which some values may have been left out.
 * @param page The place of the page in `shown`: ['pages', 0] or ['notFound'].
 */
export function blockPlaces(
  draft: unknown,
  shown: unknown,
  page: readonly (string | number)[],
): string[] {
  const origin = originOf(draft, shown, page);
  const own = blocksAt(draft, shown, [...origin, 'blocks'], [...page, 'blocks']);
  return onSite(own).flatMap(({ block, pointer }) => {
    if (!isRecord(block) || block['type'] !== 'shared') return [pointer];
    const list = ['shared', 'blocks', String(block['name'])];
    return onSite(blocksAt(draft, shown, list, list)).map((one) => one.pointer);
  });
}

/** What is drawn of a list: not its hidden blocks. */
function onSite<T extends { block: unknown }>(blocks: readonly T[]): T[] {
  return blocks.filter(({ block }) => !isRecord(block) || isOnSite(block));
}

/** Where a page of `shown` is in the draft. */
function originOf(
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

function blocksAt(
  draft: unknown,
  shown: unknown,
  from: readonly (string | number)[],
  to: readonly (string | number)[],
): { block: unknown; pointer: string }[] {
  const [before, after] = [listAt(draft, from), listAt(shown, to)];
  const same = before.length === after.length ? undefined : align(before, after);
  return after.map((block, index) => {
    const place = same?.[index] ?? index;
    return { block, pointer: toPointer([...from, place === -1 ? index : place]) };
  });
}

function listAt(value: unknown, path: readonly (string | number)[]): unknown[] {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
}
