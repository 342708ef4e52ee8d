import { count } from '../shape/words';
import { entries } from '../facts';
import type { Rule } from '../context';

/** Each row of a comparison has a value for each column. */
export const rule: Rule = ({ facts, error }) => {
  const pages = facts.notFound ? [...facts.pages, facts.notFound] : facts.pages;
  const blocks = new Set(
    pages.flatMap((page) => page.blocks.filter(({ value }) => value['type'] === 'compare')),
  );
  for (const { value, path } of blocks) {
    const wanted = lengthOf(value['columns']);
    if (wanted === undefined) continue;
    for (const row of entries(value, ['rows'], path)) {
      const found = lengthOf(row.value['values']);
      if (found === undefined || found === wanted) continue;
      error(
        [...row.path, 'values'],
        `The row has ${count(found, 'value')}, and there are ${count(wanted, 'column')}.`,
        'Write one entry for each column: + for a tick, - for none, or a few words.',
      );
    }
  }
};

const lengthOf = (list: unknown): number | undefined =>
  Array.isArray(list) ? list.length : undefined;
