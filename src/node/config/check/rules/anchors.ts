import type { Context, Rule } from '../context';
import { pagesByCategory } from '../categoryPages';
import type { PageFacts, TextAt } from '../facts';
import { splitHref } from '../routes';
import type { Kind } from '../../../../document/schema/schema';
import type { Path } from '../../../../document/schema/walk';
import { OWN_PARTS } from '../../../site/headingAnchors';
import { setValue } from '../../../../document/operation';
import { certainly } from '../certain';
import { nearest } from '../suggest';
import { adviceFor, TARGETS } from '../targets';

/** Anchors are unique on a page, and a link with '#' leads to one that exists there. */
export const rule: Rule = (context) => {
  const { facts, routes, error } = context;
  const anchors = new Map<PageFacts, Set<string>>();
  const anchorsOf = (page: PageFacts): Set<string> => {
    const known = anchors.get(page);
    if (known) return known;
    const found = new Set(TARGETS.anchor.all(context, page));
    anchors.set(page, found);
    return found;
  };
  const reported = new Set<string>();

  const demand = (path: Path, href: string, anchor: string, page: PageFacts): void => {
    const known = anchorsOf(page);
    const key = `${path.join('/')} ${href}`;
    if (known.has(anchor) || reported.has(key)) return;
    reported.add(key);
    const where = page.address === undefined ? 'the 404 page' : page.address;
    const similar = nearest(anchor, known);
    const meant = certainly(anchor, known);
    error(
      path,
      `"${href}" leads nowhere: there is no ${TARGETS.anchor.what} "${anchor}" on ${where}.`,
      adviceFor(TARGETS.anchor, anchor, similar && `#${similar}`),
      meant === undefined ? undefined : [setValue(path, href.replace(/#.*/s, `#${meant}`))],
    );
  };

  for (const { text, path } of facts.texts('anchor')) {
    if (!OWN_PARTS.has(text)) continue;
    context.error(
      path,
      `The id "${text}" belongs to a part that the site has on its pages already.`,
      `Choose another one, such as "our-${text}", also in the links to it.`,
    );
  }
  const all = facts.notFound ? [...facts.pages, facts.notFound] : facts.pages;
  for (const page of all) {
    for (const one of pagesByCategory(page)) unique(context, one, reported);
    // '#anchor' means the page of the link, which for a shared block is every page that shows it.
    for (const { text, path } of textsOf(context, page, 'link')) {
      if (text.length > 1 && text.startsWith('#')) demand(path, text, text.slice(1), page);
    }
  }
  for (const { text, path } of facts.texts('link')) {
    const { anchor, address } = splitHref(text) ?? {};
    if (!anchor || address === undefined) continue;
    const target = routes.find(address);
    const page = target.to === 'page' ? facts.pages[target.page] : undefined;
    if (address !== '' && page) demand(path, text, anchor, page);
    if (address === '' && (path[0] === 'navigation' || path[0] === 'footer')) {
      for (const any of facts.pages) demand(path, text, anchor, any);
    }
  }
};

function textsOf({ facts }: Context, page: PageFacts, kind: Kind): TextAt[] {
  return page.blocks.flatMap(({ value: block }) =>
    facts
      .inBlock(block)
      .flatMap((visit) =>
        visit.kind === kind && typeof visit.value === 'string'
          ? [{ text: visit.value, path: visit.path }]
          : [],
      ),
  );
}

/** `reported` keeps a shared block, which is on several pages, from being reported several times. */
function unique(context: Context, page: PageFacts, reported: Set<string>): void {
  const seen = new Set<string>();
  for (const { text, path } of textsOf(context, page, 'anchor')) {
    if (seen.has(text) && !reported.has(path.join('/'))) {
      reported.add(path.join('/'));
      context.error(
        path,
        `The id "${text}" is used twice on ${page.address ?? 'this page'}.`,
        'Links only find the first: give each block its own id.',
      );
    }
    seen.add(text);
  }
}
