import { valueAt } from '../../../../document/values';
import { entries, textOf } from '../facts';
import type { Rule } from '../context';

/** Logos of brands have products to lead to. */
export const rule: Rule = ({ config, facts, warning }) => {
  const sold = new Set(
    entries(config, ['store', 'products']).flatMap(({ value }) =>
      value['unlisted'] === true ? [] : [textOf(value, 'brand')?.toLowerCase()],
    ),
  );
  const lists = new Set(
    facts.pages.flatMap(({ blocks }) =>
      blocks.flatMap(({ value }) =>
        value['brands'] === true ? [textOf(value, 'logos') ?? ''] : [],
      ),
    ),
  );
  for (const list of lists) {
    if (!Array.isArray(valueAt(config, ['shared', 'logos', list]))) continue;
    for (const { value, path } of entries(config, ['shared', 'logos', list])) {
      const name = textOf(value, 'name');
      if (name === undefined || value['href'] !== undefined || sold.has(name.toLowerCase()))
        continue;
      warning(
        [...path, 'name'],
        `No product has the brand "${name}": its logo leads nowhere.`,
        'Write the brand as the products do, give them that "brand", or say under "href" where the logo leads.',
      );
    }
  }
};
