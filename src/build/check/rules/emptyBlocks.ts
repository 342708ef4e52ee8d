import type { Entry } from '../facts';
import { entries, textOf } from '../facts';
import type { Rule } from '../context';

/** Blocks that draw what stands elsewhere in the config find something there. */
export const emptyBlocks: Rule = ({ data, facts, warning }) => {
  const mapped = new Set(
    entries(data, ['branches']).flatMap(({ value }) =>
      value['map'] === undefined ? [] : [textOf(value, 'id')],
    ),
  );
  // As the pages list them: hidden ones and those made for each product or category are not among them.
  const parents = new Set(
    facts.pages.flatMap(({ address = '/', value }) =>
      value['hidden'] === true || /^\/$|:[^/]*$/.test(address) ? [] : [parentOf(address)],
    ),
  );
  const why = ({ value }: Entry, page: string | undefined): string | undefined => {
    if (value['type'] === 'office-maps') {
      const wanted = Array.isArray(value['branches']) ? value['branches'] : [...mapped];
      return wanted.some((id) => mapped.has(id)) ? undefined : 'none of its offices has a "map"';
    }
    if (value['type'] !== 'link-list' || value['links'] !== undefined) return undefined;
    return parents.has(page ?? '')
      ? undefined
      : 'this page has no pages below it that visitors may find';
  };
  const told = new Set<object>();
  for (const { address, blocks } of facts.pages) {
    for (const block of blocks) {
      const reason = why(block, address);
      if (reason === undefined || told.has(block.value)) continue;
      told.add(block.value);
      warning(block.path, `This block shows nothing: ${reason}.`, 'Fill it, or remove it.');
    }
  }
};

/** '/services/engines' stands below '/services', '/services' below '/'. */
function parentOf(address: string): string {
  return address.slice(0, address.lastIndexOf('/')) || '/';
}
