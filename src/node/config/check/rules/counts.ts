import type { Rule } from '../context';
import { categoriesOf } from '../categoriesOf';
import { entries, textOf } from '../facts';

/** The number of products that a category claims is correct [L3]. */
export const rule: Rule = ({ config, warning }) => {
  const real = new Map<string, number>();
  for (const { value } of entries(config, ['store', 'products'])) {
    if (value['unlisted'] === true) continue;
    for (const category of categoriesOf(value)) real.set(category, (real.get(category) ?? 0) + 1);
  }
  for (const { value, path } of entries(config, ['store', 'categories'])) {
    const claim = value['count'];
    const id = textOf(value, 'id');
    if (typeof claim !== 'number' || id === undefined) continue;
    const number = real.get(id) ?? 0;
    if (claim === number) continue;
    warning(
      [...path, 'count'],
      `The tile for "${id}" says ${claim} products, but ${number} are listed.`,
      'Correct it, or remove "count" to show the real number.',
    );
  }
};
