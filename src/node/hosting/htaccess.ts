import { encodePath } from './address';
import { REVALIDATE } from './headers';
import { HOST_FILES } from './hostFiles';
import { FETCHED, notFoundRules, type NotFoundRule } from './notFound';
import type { HeaderRule, Redirect, SampleInput } from './types';
import { whoCompresses } from './whoCompresses';

/**
 * A sample .htaccess for Apache 2.4 that matches the local server's behaviour, headers included.
 *
 * Every rewriting rule ends with END, because Apache runs a .htaccess again for the address that a rule leads to.
 *
 * @param input The site's public URL, and the patterns with their own 404 pages.
 */
export function writeHtaccess(
  rules: HeaderRule[],
  redirects: Redirect[],
  { url, patterns, compressed = true, hasUncompressed = !compressed }: SampleInput,
): string {
  const { hostname, protocol } = new URL(url);
  return [
    `# Apache sample for ${hostname}, written by the build, which overwrites it every time.`,
    '# Put it beside index.html of the published site as ".htaccess". It needs "AllowOverride All" and the',
    `# modules ${MODULES.join(', ')}.`,
    '',
    ...FILES,
    '',
    ...headerLines(rules),
    '',
    ...missingPages(notFoundRules(patterns)),
    '',
    'RewriteEngine On',
    ...ANSWERED,
    ...(protocol === 'https:' ? toHttps(hostname) : []),
    ...HIDDEN,
    ...redirects.flatMap(redirectOf),
    '',
    ...PAGES,
    ...(hasUncompressed ? itself(compressed) : []),
    ...(compressed ? SIBLINGS : []),
    'RewriteRule ^ - [END]',
    '',
  ].join('\n');
}

const MODULES = ['rewrite', 'headers', 'setenvif', 'mime', 'dir', 'filter', 'deflate'];

/** What some hosts do not know, or know by an old name. */
const TYPES = {
  'text/javascript': '.js',
  'application/json': '.json',
  'application/manifest+json': '.webmanifest',
  'application/xml': '.xml',
  'font/woff2': '.woff2',
  'image/avif': '.avif',
  'image/svg+xml': '.svg',
  'image/webp': '.webp',
  'image/x-icon': '.ico',
};

const FILES = [
  'Options -Indexes -MultiViews',
  'DirectoryIndex disabled',
  'DirectorySlash Off',
  'AcceptPathInfo Off',
  'AddDefaultCharset utf-8',
  'AddCharset utf-8 .css .js .json .txt .xml',
  ...Object.entries(TYPES).map(([type, endings]) => `AddType ${type} ${endings}`),
];

function headerLines(rules: HeaderRule[]): string[] {
  return [setHeader('Cache-Control', REVALIDATE), ...rules.flatMap(linesOf)];
}

/** A variable names the rule that an address is under: LiteSpeed, which many shared hosts run, sets no header in `<If>`. */
function linesOf({ path, headers }: HeaderRule, index: number): string[] {
  const lines = Object.entries(headers).map(([name, value]) => setHeader(name, value));
  if (path === '/*') return lines;
  const variable = `rule_${index}`;
  const named = `SetEnvIf Request_URI ${quote(expressionOf(path))} ${variable}`;
  return [named, ...lines.map((line) => `${line} env=${variable}`)];
}

/** 'always' reaches error pages, too; one table for all avoids two values for one header. */
const setHeader = (name: string, value: string): string =>
  `Header always set ${name} ${quote(value)}`;

/** '/assets/*' → '^/assets/', '/robots.txt' → '^/robots\.txt(\.br|\.gz)?$': a compressed copy is served at its address. */
function expressionOf(path: string): string {
  return path.endsWith('/*') ? `^${escape(path.slice(0, -1))}` : `^${escape(path)}(\\.br|\\.gz)?$`;
}

function missingPages(unknown: NotFoundRule[]): string[] {
  return [
    'ErrorDocument 404 /404.html',
    ...unknown.flatMap(({ expression, file }) => [
      `<If "%{THE_REQUEST} =~ m#^[A-Z]+ ${expression.slice(1).replace(/\$$/, '')}[? ]#">`,
      `  ErrorDocument 404 ${file}`,
      '</If>',
    ]),
    `<If "%{REQUEST_URI} =~ m#${FETCHED}#">`,
    '  ErrorDocument 404 "Not found"',
    `  Header always set Cache-Control ${quote(REVALIDATE)} "expr=%{REQUEST_STATUS} == 404"`,
    '</If>',
  ];
}

function toHttps(hostname: string): string[] {
  return [
    'RewriteCond %{HTTPS} off',
    'RewriteCond %{HTTP:X-Forwarded-Proto} !=https',
    `RewriteRule ^ https://${hostname}%{REQUEST_URI} [R=301,END,NE]`,
  ];
}

const ANSWERED = [
  '# The page of an error is not asked for by a visitor: it is shown as it is.',
  'RewriteCond %{ENV:REDIRECT_STATUS} !^$',
  'RewriteRule ^ - [END]',
  'RewriteCond %{REQUEST_METHOD} !^(GET|HEAD|OPTIONS)$',
  'RewriteRule ^ - [R=405,END]',
];

/** Files that only the host reads, and those whose names begin with a dot. */
const HIDDEN = [
  ...HOST_FILES.map((name) => `RewriteRule ^${escape(name)}$ - [R=404,END]`),
  'RewriteRule (^|/)404(\\.html|/.*)?$ - [R=404,END]',
  'RewriteRule (^|/)\\.(?!well-known/) - [R=404,END]',
];

/** Keeps the visitor's query unless the target has its own; before a fragment, Apache has to be told where it belongs. */
function redirectOf({ from, to, status }: Redirect): string[] {
  const source = quote(`^${escape(from.replace(/^\/|\/+$/g, ''))}/?$`);
  const rule = (target: string, flag: string) =>
    `RewriteRule ${source} ${quote(target)} [R=${status},END,NE,${flag}]`;
  const target = encodePath(to).replace(/[%$]/g, '\\$&');
  const [page = '', anchor] = target.split('#');
  if (to.includes('?')) return [rule(target, 'QSD')];
  if (anchor === undefined) return [rule(target, 'QSA')];
  return [
    'RewriteCond %{QUERY_STRING} (.+)',
    rule(`${page}?%1#${anchor}`, 'QSD'),
    rule(target, 'QSD'),
  ];
}

// 'B=%' writes '100% off' as '100%25 off': Apache answers 400 where a rule leads to a bare '%'.
const PAGES = [
  '# With or without a slash at the end, an address shows the page; neither redirects to the other.',
  'RewriteRule ^$ index.html',
  'RewriteCond %{REQUEST_FILENAME} !-f',
  'RewriteCond %{DOCUMENT_ROOT}/$1/index.html -f',
  'RewriteRule ^(.+?)/?$ $1/index.html [B=%]',
  'RewriteCond %{REQUEST_FILENAME} !-f',
  'RewriteCond %{DOCUMENT_ROOT}/$1.html -f',
  'RewriteRule ^(.+?)/?$ $1.html [B=%]',
];

const SIBLINGS = [
  '# The build has put a .gz and a .br version beside each file that compresses well.',
  'RemoveType .gz .br',
  'RemoveLanguage .br',
  'AddEncoding br .br',
  'AddEncoding gzip .gz',
  ...['br', 'gz'].flatMap((ending) => {
    const coding = ending === 'gz' ? 'gzip' : ending;
    return [
      `RewriteCond %{HTTP:Accept-Encoding} "(^|[ ,])${coding}(?! *; *q=0(\\.0*)?( *,| *$))( *[;,]|$)"`,
      `RewriteCond %{DOCUMENT_ROOT}/$1.${ending} -f`,
      `RewriteRule ^(.+)$ $1.${ending} [E=no-gzip:1,END]`,
    ];
  }),
  `Header always append Vary Accept-Encoding`,
];

const itself = (hasSiblings: boolean): string[] => [
  `# ${whoCompresses('Apache', hasSiblings)}`,
  'AddOutputFilterByType DEFLATE text/html text/css text/plain text/xml application/xml text/javascript application/javascript application/json application/manifest+json image/svg+xml',
];

function escape(text: string): string {
  return text.replace(/[.+?*^${}()|[\]\\ ]/g, '\\$&');
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
