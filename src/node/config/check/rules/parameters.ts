import type { Rule } from '../context';

/** The parameter of a path identifies categories or products: by its name, or by a block of the page. */
export const rule: Rule = ({ facts, set, error }) => {
  for (const { address = '', path, types } of facts.pages) {
    const parameter = /:[^/]*$/.exec(address)?.[0];
    if (parameter === undefined || /^:(category|product)$/.test(parameter)) continue;
    // Another rule reports a page without blocks or with a mistyped block type.
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
