import type { Rule } from '../context';
import { entries, textOf } from '../facts';
import { splitHref, withoutSlash } from '../routes';

/** What hosts read as a wildcard, a variable or the end of an address; a space parts the columns of their files. */
const SPECIAL = /[*?#$\\"{}]|\s|:(?=\w)|\/(?=\/)/;
const NAMES: Record<string, string> = {
  ' ': 'a space',
  '\n': 'a line break',
  '/': 'two slashes in a row',
};

/** A redirect hides no page, and ends at something after one step. */
export const redirects: Rule = (context) => {
  const all = entries(context.data, ['redirects']).flatMap(({ value, path }) => {
    const from = textOf(value, 'from');
    const to = textOf(value, 'to');
    return from === undefined || to === undefined ? [] : [{ from, to, path }];
  });
  const byFrom = new Map(all.map(({ from, to }) => [withoutSlash(from), to]));
  for (const { from, to, path } of all) {
    const sign = SPECIAL.exec(from)?.[0];
    if (sign !== undefined) {
      context.error(
        [...path, 'from'],
        `${JSON.stringify(from)} contains ${NAMES[sign] ?? JSON.stringify(sign)}, which hosts do not accept in an address.`,
        'Write one full address, such as "/old-page": each address needs its own redirect.',
      );
      continue;
    }
    if (context.routes.page(from) !== undefined) {
      context.error(
        [...path, 'from'],
        `"${from}" is a page: the redirect would hide it.`,
        'Remove the redirect or the page.',
      );
    }
    const next = byFrom.get(addressOf(to));
    if (next === undefined) continue;
    if (isCircle(byFrom, from)) {
      context.error(
        [...path, 'to'],
        `"${from}" redirects back to itself.`,
        'Redirect it to a page.',
      );
    } else {
      context.warning(
        [...path, 'to'],
        `"${to}" is itself a redirect, so visitors are redirected twice.`,
        `Redirect straight to "${next}".`,
      );
    }
  }
};

function addressOf(href: string): string {
  return withoutSlash(splitHref(href)?.address ?? href);
}

function isCircle(byFrom: ReadonlyMap<string, string>, from: string): boolean {
  const start = withoutSlash(from);
  const seen = new Set<string>();
  let at = byFrom.get(start);
  while (at !== undefined && !seen.has(at)) {
    if (addressOf(at) === start) return true;
    seen.add(at);
    at = byFrom.get(addressOf(at));
  }
  return false;
}
