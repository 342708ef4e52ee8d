import { categoriesFor } from '../../document/onlyIn';
import { valueAt } from '../../document/values';
import { asText } from './asText';
import { useHost } from './formHost';
import { useAt } from './useAt';

/** The names of the categories that a block is for, with commas between; empty for all. */
export function useOnlyIn(at: string): string {
  const { root } = useHost();
  const ids = useAt(at, idsOf).split('\n').filter(Boolean);
  // As they are when the block is drawn: they seldom change, and never here.
  const all = valueAt(root.peek(), ['store', 'categories']);
  const categories: unknown[] = Array.isArray(all) ? all : [];
  const nameOf = (id: string) =>
    asText(
      valueAt(
        categories.find((one) => valueAt(one, ['id']) === id),
        ['name'],
      ),
    ) || id;
  return ids.map(nameOf).join(', ');
}

const idsOf = (block: unknown): string => categoriesFor(block)?.join('\n') ?? '';
