import { posix } from 'node:path';

/** What the links of a page may lead to. */
interface LinkTargets {
  /** All files of the site, without a leading slash. */
  files: ReadonlySet<string>;
  /** Where old addresses lead. */
  redirects: ReadonlyMap<string, string>;
}

const LINKS = /\b(href|src|poster|action)="(\/(?!\/)[^"]*)"/g;
const SETS = /\b(srcset|imagesrcset)="([^"]*)"/gi;
const URLS = /url\((['"]?)\/(?!\/)([^'")]+)\1\)/g;

/** What a page from a disk must not or cannot load: scripts, a policy that forbids its own files, icons for phones. */
const REMOVED =
  /<script\b[^>]*>[^]*?<\/script>|<meta http-equiv="Content-Security-Policy"[^>]*>|<link rel="(?:preload|modulepreload|canonical|manifest)"[^>]*>|<\/?noscript>/g;

/**
 * A built page as one that opens from any folder, without a server and without scripts: all addresses are relative,
 * search engines leave it out, and it says that it is a draft.
 * @param file Where it is: 'about/index.html'.
 * @param mark What it says: 'Draft of 23 November'.
 */
export function draftPage(html: string, file: string, mark: string, targets: LinkTargets): string {
  const to = (address: string): string => relativeTo(file, address, targets);
  return html
    .replaceAll(REMOVED, '')
    .replaceAll(LINKS, (_, name: string, address: string) => `${name}="${to(address)}"`)
    .replaceAll(
      SETS,
      (_, name: string, set: string) =>
        `${name}="${set.replaceAll(/(^|,\s*)(\/[^\s,]+)/g, (__, start: string, one: string) => start + to(one))}"`,
    )
    .replaceAll(URLS, (_, quote: string, rest: string) => `url(${quote}${to(`/${rest}`)}${quote})`)
    .replace('<head>', '<head><meta name="robots" content="noindex, nofollow">')
    .replace(/<body[^>]*>/, (body) => `${body}<p style="${STYLE}">${mark}</p>`);
}

/** A style sheet whose fonts and pictures stand beside it. */
export function draftStyles(css: string, file: string, targets: LinkTargets): string {
  return css.replaceAll(
    URLS,
    (_, quote: string, rest: string) =>
      `url(${quote}${relativeTo(file, `/${rest}`, targets)}${quote})`,
  );
}

const STYLE =
  'position:sticky;top:0;z-index:99;margin:0;padding:6px 16px;background:#7a1f12;color:#fff;font:600 15px/1.4 system-ui,sans-serif;text-align:center';

function relativeTo(file: string, address: string, { files, redirects }: LinkTargets): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  const wanted = redirects.get(path) ?? path;
  const plain = decoded(wanted).replace(/^\/|\/$/g, '');
  const page = plain === '' ? 'index.html' : `${plain}/index.html`;
  const target = [plain, page].find((one) => files.has(one)) ?? '404.html';
  const hash = rest.includes('#') ? rest.slice(rest.indexOf('#')) : '';
  return encodeURI(posix.relative(posix.dirname(file), target)) + hash;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
