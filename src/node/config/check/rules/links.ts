import { posix } from 'node:path';
import { parseUrl } from '../parseUrl';
import { isPrepared, isReserved } from '../../../site/published';
import type { Part } from '../../../../document/schema/schema';
import { isRecord } from '../../../../document/isRecord';
import { isWithin, type Path } from '../../../../document/schema/walk';
import { hasPart } from '../../../schemas/needs';
import type { Context, Rule } from '../context';
import type { TextAt } from '../facts';
import { isFile } from '../publicFile';
import { splitHref, withoutSlash, type Destination } from '../routes';
import { setValue, unsetField } from '../../../../document/operation';
import { isCertain } from '../certain';
import { limitedNearest } from '../suggest';
import { adviceFor, TARGETS } from '../targets';
import { valueAt } from '../../../../document/values';
import { lacking, uselessWithout } from '../useless';
import { isWholeUrl } from '../wholeUrl';

/** Every internal link leads to something that exists, and external links are complete. */
export const rule: Rule = (context) => {
  // If the pages are not a list, every link would seem dead.
  if (isRecord(context.config) && !Array.isArray(context.config['pages'])) return;
  const checked = new Map<string, Verdict | undefined>();
  const removed = removedPaths(context);
  const nearest = limitedNearest();
  for (const link of context.facts.texts('link')) {
    if (removed.some((path) => isWithin(link.path, path))) continue;
    if (!checked.has(link.text)) checked.set(link.text, judge(context, link.text, nearest));
    const verdict = checked.get(link.text);
    if (!verdict) continue;
    const { severity, message, advice, meant } = verdict;
    const fix = meant === undefined ? undefined : [setValue(link.path, meant)];
    context[severity](link.path, message, advice, fix);
  }
  for (const canonical of canonicals(context)) checkCanonical(context, canonical);
};

/** A canonical address must be that of a single page in `pages`. */
function checkCanonical({ facts, routes, error }: Context, { path, text }: TextAt): void {
  const page = facts.pages.find((one) => one.path[1] === path[1]);
  const made = /:(category|product)/.exec(page?.address ?? '')?.[1];
  if (made !== undefined) {
    error(
      path,
      `This page is made once for each ${made}, and all would give "${text}" as their address: search engines would drop them.`,
      'Remove "canonical": each of them has its own address.',
      [unsetField(path)],
    );
  } else if (/[?#]/.test(text)) {
    error(
      path,
      `"${text}" is more than the address of a page.`,
      `Leave out what begins with "?" or "#": "${text.split(/[?#]/)[0]}".`,
      [setValue(path, text.split(/[?#]/)[0])],
    );
  } else {
    const target = routes.find(splitHref(text)?.address ?? '');
    if (target.to !== 'redirect') return;
    const isPage = routes.find(target.href).to === 'page';
    error(
      path,
      `"${text}" is a redirect, not a page.`,
      'Use the page it leads to.',
      isPage ? [setValue(path, target.href)] : undefined,
    );
  }
}

/**
 * The paths of pages and blocks that have to be removed because a part of the config is missing; their links are not
 * reported.
 */
function removedPaths(context: Context): Path[] {
  return context.facts.pages.flatMap((page) =>
    uselessWithout(context, page)
      ? [page.path]
      : page.blocks.filter((block) => lacking(context, block)).map(({ path }) => path),
  );
}

type Nearest = ReturnType<typeof limitedNearest>;

interface Verdict {
  severity: 'error' | 'warning';
  message: string;
  advice?: string;
  /** The link that was certainly meant. */
  meant?: string | undefined;
}

function judge(context: Context, href: string, nearest: Nearest): Verdict | undefined {
  const own = ownAddress(context, href);
  if (own !== undefined) {
    const verdict = judge(context, own, nearest);
    // A link within the site may be a full URL; only a dead one is a mistake.
    return verdict?.severity === 'error'
      ? { ...verdict, message: verdict.message.replace(JSON.stringify(own), JSON.stringify(href)) }
      : undefined;
  }
  const inside = splitHref(href);
  if (!inside) return outside(href);
  const { address, malformed } = inside;
  if (malformed) {
    return {
      severity: 'error',
      message: `"${href}" has a % that is not part of a character code.`,
      advice: 'For a percent sign, write %25.',
    };
  }
  if (href === '#') {
    return {
      severity: 'error',
      message: '"#" alone leads nowhere.',
      advice: 'Link to a page ("/contact") or a place on this page ("#projects").',
    };
  }
  // '#anchor' is checked page by page, since it depends on the page of the link. Another rule reports a missing page
  // '/', which the default of 'notFound' links to.
  if (address === '' || address === '/') return undefined;
  const destination = context.routes.find(address);
  if (destination.to === 'nothing') {
    if (isFile(context.publicDir, address)) return toFile(href, address);
    const isOfStore = destination.target !== 'page' || /^\/(store|cart)(\/|$)/.test(address);
    return isOfStore && !hasPart(context.config, 'store')
      ? intoNone(href, 'store')
      : nowhere(context, { href, destination, nearest });
  }
  const useless = uselessTarget(context, destination);
  if (useless) return intoNone(href, useless);
  if (withoutSlash(address) === address) return undefined;
  return {
    severity: 'warning',
    message: `"${href}" ends with a slash, but the address of the page does not.`,
    advice: `Write "${href.replace(address, withoutSlash(address))}".`,
    meant: href.replace(address, withoutSlash(address)),
  };
}

/** The verdict on a link to a file of public/, whose address is its path unless the build publishes it elsewhere. */
function toFile(href: string, address: string): Verdict | undefined {
  const file = posix.normalize(address).slice(1);
  if (!isPrepared(file)) return undefined;
  const folder = file.slice(0, file.indexOf('/'));
  const name = posix.basename(file);
  return {
    severity: 'error',
    message: `"${href}" leads nowhere: files in public/${folder}/ are not published under this address.`,
    advice: `Put the file into another folder of public/, for example public/downloads/, and link to "/downloads/${name}".`,
  };
}

const NONE: Record<Part, { what: string; how: string }> = {
  store: { what: 'store', how: 'add "store" with your products' },
  chat: { what: 'chat', how: 'add "chat" with your number' },
  contact: { what: 'contact form', how: 'add "contact"' },
};

function intoNone(href: string, part: Part): Verdict {
  const { what, how } = NONE[part];
  return {
    severity: 'error',
    message: `"${href}" leads nowhere: this site has no ${what}.`,
    advice: `Link to another page, or ${how}.`,
  };
}

/** The missing part of the config that the target page of a link needs, also after a redirect. */
function uselessTarget(context: Context, destination: Destination): Part | undefined {
  const { facts, routes } = context;
  const end =
    destination.to === 'redirect'
      ? routes.find(splitHref(destination.href)?.address ?? '')
      : destination;
  const page = end.to === 'page' ? facts.pages[end.page] : undefined;
  return page && uselessWithout(context, page);
}

/** The address on this site of a full URL with the site's own domain; undefined for any other link. */
function ownAddress({ config }: Context, href: string): string | undefined {
  const site = valueAt(config, ['site', 'url']);
  const url = href.startsWith('https:') ? parseUrl(href) : undefined;
  if (!url || typeof site !== 'string' || url.origin !== parseUrl(site)?.origin) return undefined;
  // Files that the build writes besides pages, such as the sitemap and the embed.
  return isReserved(url.pathname) ? undefined : url.pathname + url.search + url.hash;
}

interface Miss {
  href: string;
  destination: Extract<Destination, { to: 'nothing' }>;
  nearest: Nearest;
}

function nowhere(context: Context, { href, destination, nearest }: Miss): Verdict {
  const { target: name, missing, meant, inAddress } = destination;
  const target = TARGETS[name];
  const named = meant ?? nearest(missing, target.all(context));
  const similar = named !== undefined && isUsable(context, inAddress(named)) ? named : undefined;
  const isMeant = similar !== undefined && isCertain(missing, similar, target.all(context));
  // Query and fragment are kept.
  const rest = href.slice(href.search(/[?#]|$/));
  return {
    severity: 'error',
    message: `"${href}" leads nowhere: there is no ${target.what} "${missing}".`,
    advice: adviceFor(target, missing, similar && inAddress(similar)),
    ...(similar !== undefined && (isMeant || meant) && { meant: inAddress(similar) + rest }),
  };
}

/** Whether an address is valid in a link. Its source, such as a redirect, may contain a mistake itself. */
function isUsable({ routes }: Context, address: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(address) && routes.find(address).to !== 'nothing';
}

function outside(href: string): Verdict | undefined {
  const severity = 'error';
  if (href.startsWith('https:') && !isWholeUrl(href)) {
    return {
      severity,
      message: `"${href}" is not a complete web address.`,
      advice: 'Write it as "https://company.com/page".',
    };
  }
  if (href.startsWith('mailto:') && !isWholeAddress(href)) {
    return {
      severity,
      message: `"${href}" does not contain a complete e-mail address.`,
      advice: 'Write it as "mailto:sales@company.com".',
    };
  }
  return undefined;
}

function isWholeAddress(href: string): boolean {
  return /^mailto:[^@\s]+@[^@\s.]+(?:\.[^@\s.?]+)+(?:\?.*)?$/.test(href);
}

function canonicals({ facts }: Context): TextAt[] {
  return facts
    .texts('link')
    .filter(({ path }) => path[0] === 'pages' && path.length === 3 && path[2] === 'canonical');
}
