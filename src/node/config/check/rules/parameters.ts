import type { Rule } from '../context';

/** The end of an address that stands for each category or product says which: by its name, or by a block of its page. */
export const rule: Rule = ({ facts, set, error }) => {
  for (const { address = '', path, types } of facts.pages) {
    const parameter = /:[^/]*$/.exec(address)?.[0];
    if (parameter === undefined || /^:(category|product)$/.test(parameter)) continue;
    // Of a page without blocks, or with one whose name is mistyped, another rule tells.
    if (types.length === 0 || types.some((type) => !set.block(type))) continue;
    const blocks = (['category', 'product'] as const).map((purpose) => {
      const block = set.blockTypes.find((type) => set.block(type)?.['x-page'] === purpose);
      return `"${block}" for one page per ${purpose}`;
    });
    error(
      [...path, 'path'],
      `Nothing on this page says what "${parameter}" in its address stands for.`,
      `Add the block ${blocks.join(' or ')}, or write the address without "${parameter}".`,
    );
  }
};
