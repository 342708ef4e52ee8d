import type { Rule } from '../context';
import { entries, type TextAt } from '../facts';
import { aliasesOf, BUILT_IN_CATEGORIES, withoutSlash } from '../routes';

/** Whatever is called by its id, path or address is the only one of that name. */
export const ids: Rule = ({ data, facts, error }) => {
  const unique = (what: string, texts: readonly TextAt[], advice: string): void => {
    const seen = new Set<string>();
    for (const { text, path } of texts) {
      if (seen.has(text)) error(path, `There are two ${what} "${text}".`, advice);
      seen.add(text);
    }
  };
  unique('products', facts.texts('product-id'), 'Give each product its own code.');
  unique('branches', facts.texts('branch-id'), 'Give each branch its own id.');
  unique('pages', facts.texts('page-path'), 'Give each page its own address.');
  // To hosts, an address is the same with and without a slash at its end.
  const starts = facts
    .texts('redirect-from')
    .map(({ text, path }) => ({ text: withoutSlash(text), path }));
  unique('redirects from', starts, 'Keep the right one.');

  const aliases = entries(data, ['store', 'categories']).flatMap(({ value, path }) =>
    aliasesOf(value).map((text, index) => ({ text, path: [...path, 'aliases', index] })),
  );
  const categories = [...facts.texts('category-id'), ...aliases];
  const unknown = facts.texts('unknown-category');
  unique(
    'categories at',
    categories,
    'Give each category its own id, and use each alias only once.',
  );
  unique('unknown categories', unknown, 'Keep one of them.');
  const real = new Set(categories.map(({ text }) => text));
  for (const { text, path } of unknown) {
    if (!real.has(text) && !BUILT_IN_CATEGORIES.includes(text)) continue;
    error(path, `"${text}" is listed as unknown, but this category exists.`, 'Remove it.');
  }
  for (const { text, path } of categories) {
    if (!BUILT_IN_CATEGORIES.includes(text)) continue;
    error(path, `"${text}" is a category that every store already has.`, 'Choose another name.');
  }
};
