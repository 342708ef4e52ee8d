import { parseUrl } from '../parseUrl';
import { isReserved } from '../../../site/published';
import type { Context, Rule } from '../context';
import { entries, textOf } from '../facts';
import { setValue } from '../../../../document/operation';
import { isFile } from '../publicFile';
import { splitHref, withoutSlash } from '../routes';
import { isRecord } from '../../../../document/isRecord';

/**
 * What hosts interpret as a wildcard, a variable or the end of an address; spaces separate the columns of their
 * files.
 */
const SPECIAL = /[*?#$\\"{}]|\s|:(?=\w)|\/(?=\/)/;
/** Cloudflare Pages reads 2,000 lines of `_redirects`; each redirect has one with and one without a slash at its end. */
const MAX_REDIRECTS_ON_CLOUDFLARE = 1000;
const NAMES: Record<string, string> = {
  ' ': 'a space',
  '\n': 'a line break',
  '/': 'two slashes in a row',
};

/** A redirect hides no page or file, and leads to an existing target in one step. */
export const rule: Rule = (context) => {
  const all = entries(context.config, ['redirects']).flatMap(({ value, path }) => {
    const from = textOf(value, 'from');
    const to = textOf(value, 'to');
    return from === undefined || to === undefined ? [] : [{ from, to, path }];
  });
  const addressOf = addressesOf(context.config);
  const byFrom = new Map(all.map(({ from, to }) => [withoutSlash(from), to]));
  if (all.length > MAX_REDIRECTS_ON_CLOUDFLARE) {
    context.warning(
      ['redirects'],
      `There are ${all.length} redirects. Cloudflare Pages reads ${MAX_REDIRECTS_ON_CLOUDFLARE} of them, as each takes two lines of its file, and ignores the rest.`,
      'Remove those that nobody uses any more, or choose another host.',
    );
  }
  for (const { from, to, path } of all) {
    const wrong = wrongStart(context, from);
    if (wrong) {
      const { message, advice, meant } = wrong;
      const isFree = meant !== undefined && !byFrom.has(withoutSlash(meant));
      const fix = isFree ? [setValue([...path, 'from'], meant)] : undefined;
      context.error([...path, 'from'], message, advice, fix);
      if (wrong.isNoAddress) continue;
    }
    if (!/^(?:\/|https:)/.test(to)) {
      context.error(
        [...path, 'to'],
        `A redirect cannot lead to "${to}".`,
        'Redirect to a page ("/contact") or to a web address ("https://company.com/page").',
      );
      continue;
    }
    const next = byFrom.get(addressOf(to));
    if (next === undefined) continue;
    if (isCircle(byFrom, from, addressOf)) {
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
        [setValue([...path, 'to'], next)],
      );
    }
  }
};

interface Wrong {
  message: string;
  advice: string;
  /** The address that was certainly meant. */
  meant?: string;
  /** Whether it is no address at all, so that nothing else is checked. */
  isNoAddress?: boolean;
}

/** What is wrong with the source of a redirect, if anything. */
function wrongStart({ routes, publicDir }: Context, from: string): Wrong | undefined {
  const character = SPECIAL.exec(from)?.[0];
  if (character !== undefined) {
    return {
      message: `${JSON.stringify(from)} contains ${NAMES[character] ?? JSON.stringify(character)}, which hosts do not accept in an address.`,
      advice: 'Write one full address, such as "/old-page": each address needs its own redirect.',
      isNoAddress: true,
    };
  }
  if (from.includes('%')) return encoded(from);
  if (routes.page(from) !== undefined) {
    return {
      message: `"${from}" is a page: the redirect would hide it.`,
      advice: 'Remove the redirect or the page.',
    };
  }
  if (isReserved(from) || isFileOfPage(from, routes) || isFile(publicDir, from)) {
    return {
      message: `"${from}" is kept for files of the site: the redirect would hide them.`,
      advice: 'Remove the redirect, or start it at another address.',
    };
  }
  return undefined;
}

/** Hosts compare decoded addresses: a percent-encoded source would never match. */
function encoded(from: string): Wrong {
  const { address = from } = splitHref(from) ?? {};
  const isReadable = address !== from && !SPECIAL.test(address) && !address.includes('%');
  return {
    message: `"${from}" contains a character code ("%…"), which servers do not compare.`,
    advice: isReadable ? `Write it as people read it: "${address}".` : 'Write it without "%".',
    isNoAddress: true,
    ...(isReadable && { meant: address }),
  };
}

/** Whether the source is the file of a page: '/about/index.html' of '/about'. */
function isFileOfPage(from: string, routes: Context['routes']): boolean {
  const [, page] = /^(.*)\/index\.html$/.exec(from) ?? [];
  return page !== undefined && routes.page(page || '/') !== undefined;
}

type AddressOf = (href: string) => string;

/** Returns the address on this site that a link leads to, also for full URLs with the site's own domain. */
function addressesOf(config: unknown): AddressOf {
  const site =
    isRecord(config) && isRecord(config['site']) ? textOf(config['site'], 'url') : undefined;
  const origin = originOf(site);
  return (href) => {
    const isOwn = origin !== undefined && originOf(href) === origin;
    const inside = isOwn ? new URL(href).pathname : href;
    return withoutSlash(splitHref(inside)?.address ?? inside);
  };
}

function originOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : parseUrl(url)?.origin;
}

function isCircle(
  byFrom: ReadonlyMap<string, string>,
  from: string,
  addressOf: AddressOf,
): boolean {
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
