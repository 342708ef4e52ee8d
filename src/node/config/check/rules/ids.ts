import { isRecord } from '../../../../document/isRecord';
import { removeEntry } from '../../../../document/operation';
import type { Path } from '../../../../document/schema/walk';
import type { Context, Rule } from '../context';
import { entries, textOf, type TextAt } from '../facts';
import { aliasesOf, BUILT_IN_CATEGORIES, withoutSlash } from '../routes';

/** Ids, paths and addresses are unique. */
export const rule: Rule = (context) => {
  const { config, facts, error } = context;
  const unique = uniqueFor(context);
  otherBranch(context);
  groupNames(context);
  // The list knows a size by its id as it knows a product.
  const products = [...facts.texts('product-id'), ...facts.texts('variant-id')];
  unique('products', products, 'Give each product and each size its own code.');
  unique('branches', facts.texts('branch-id'), 'Give each branch its own id.');
  unique('pages', facts.texts('page-path'), 'Give each page its own address.');
  // Hosts treat addresses with and without a trailing slash as the same.
  const starts = facts
    .texts('redirect-from')
    .map(({ text, path }) => ({ text: withoutSlash(text), path }));
  unique('redirects from', starts, 'Keep the right one.');

  const aliases = entries(config, ['store', 'categories']).flatMap(({ value, path }) =>
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
    error(path, `"${text}" is listed as unknown, but this category exists.`, 'Remove it.', [
      removeEntry(path),
    ]);
  }
  for (const { text, path } of categories) {
    if (!BUILT_IN_CATEGORIES.includes(text)) continue;
    error(path, `"${text}" is a category that every store already has.`, 'Choose another name.');
  }
};

type Unique = (what: string, texts: readonly TextAt[], advice: string) => void;

function uniqueFor({ error }: Context): Unique {
  return (what, texts, advice) => {
    const seen = new Map<string, Path>();
    for (const { text, path } of texts) {
      const first = seen.get(text);
      if (first)
        error(path, `There are two ${what} "${text}".`, advice, undefined, undefined, first);
      else seen.set(text, path);
    }
  };
}

/** The contact form sends the id of a branch, or the value for 'other', which must differ. */
function otherBranch({ config, facts, error }: Context): void {
  const contact = isRecord(config) && isRecord(config['contact']) ? config['contact'] : {};
  const other = contact['otherBranch'];
  const value = isRecord(other) ? textOf(other, 'value') : undefined;
  for (const { text, path } of facts.texts('branch-id')) {
    if (text !== value) continue;
    error(
      path,
      `The contact form sends "${text}" for this branch and for its last choice (contact › otherBranch).`,
      'You could not tell them apart: give one of them another name.',
    );
  }
}

/** Groups are selected by their names in the address, so these must be unique in a block. */
function groupNames(context: Context): void {
  const { facts } = context;
  const blocks = [...facts.pages, facts.notFound ?? []].flat().flatMap((page) => page.blocks);
  // A shared block may be on several pages; it is checked once.
  for (const block of new Set(blocks.map(({ value }) => value))) {
    const names = facts
      .inBlock(block)
      .flatMap(({ kind, value, path }) =>
        kind === 'filter' && typeof value === 'string' ? [{ text: value, path }] : [],
      );
    uniqueFor(context)('groups', names, 'Give each group its own "value".');
  }
}
