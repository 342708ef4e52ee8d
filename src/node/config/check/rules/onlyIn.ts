import { unsetField } from '../../../../document/operation';
import type { Path } from '../../../../document/schema/walk';
import { isMadeForMany } from '../categoryPages';
import type { Context, Rule } from '../context';
import type { PageFacts } from '../facts';

/** A block that is for some categories stands on a page that is made for categories or products. */
export const rule: Rule = (context) => {
  const { facts, warning } = context;
  const fields = new Map(
    facts
      .texts('shown-category')
      .map(({ path }) => [path.slice(0, -1).join('/'), path.slice(0, -1)]),
  );
  for (const field of fields.values()) {
    const pages = pagesWith(field, context);
    if (pages.length === 0 || pages.some(isMadeForMany)) continue;
    const where = pages.map(({ address }) => address ?? 'the 404 page').join(', ');
    warning(
      field,
      `"onlyIn" does nothing on ${where}: no category or product has a page of its own there.`,
      `Remove it, or move the block to ${placesFor(context)}.`,
      [unsetField(field)],
      {
        message:
          'Choosing categories does nothing here: this page is not made for a category or product.',
        advice: `Remove the choice, or move the block to ${placesFor(context)}.`,
      },
    );
  }
};

/** The pages that show what stands at a path: its own, or those that show its shared list. */
function pagesWith(path: Path, { facts }: Context): PageFacts[] {
  const all = facts.notFound ? [...facts.pages, facts.notFound] : facts.pages;
  const [part, , list] = path;
  if (part !== 'shared') return all.filter((page) => page.path.every((key, n) => path[n] === key));
  return all.filter(({ blocks }) =>
    blocks.some((block) => block.path[0] === 'shared' && block.path[2] === list),
  );
}

function placesFor({ facts }: Context): string {
  const places = facts.pages.filter(isMadeForMany).map(({ address }) => `"${address}"`);
  return places.length > 0
    ? places.join(' or ')
    : 'a page whose address ends with "/:category" or "/:product"';
}
