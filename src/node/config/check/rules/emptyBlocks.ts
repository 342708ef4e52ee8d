import { isListedAbove } from '../../../site/published';
import type { Entry } from '../facts';
import { entries, textOf } from '../facts';
import type { Rule } from '../context';
import { isNews, listed, listsPages } from '../blockLists';

/** Blocks that show data from elsewhere in the config find some there. */
export const rule: Rule = ({ config, set, facts, warning }) => {
  const mapped = new Set(
    entries(config, ['branches']).flatMap(({ value }) =>
      value['map'] === undefined ? [] : [textOf(value, 'id')],
    ),
  );
  const parents = new Set(
    facts.pages.flatMap(({ address = '/', value }) =>
      isListedAbove({ path: address, hidden: value['hidden'] === true }) ? [parentOf(address)] : [],
    ),
  );
  const hasNews = facts.pages.some(({ value }) => isNews(value));
  const why = ({ value }: Entry, page: string | undefined): string | undefined => {
    const maps = listed(set, value, 'maps');
    if (maps) {
      const wanted = Array.isArray(maps.chosen) ? maps.chosen : [...mapped];
      return wanted.some((id) => mapped.has(id)) ? undefined : 'none of its offices has a "map"';
    }
    if (value['type'] === 'news')
      return hasNews ? undefined : 'no page has a "date" that makes it news';
    return !listsPages(set, value) || parents.has(page ?? '')
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

/** '/services/engines' is below '/services', '/services' below '/'. */
function parentOf(address: string): string {
  return address.slice(0, address.lastIndexOf('/')) || '/';
}
