import { COUNTED_FILE } from '../../document/visits/countedFile';
import { encodePath, withQuery } from './address';
import { REVALIDATE } from './headers';
import { bothForms } from './redirectsFile';
import { HOST_FILES } from './hostFiles';
import { whoCompresses } from './whoCompresses';
import { SEARCH_PORT } from './searchPort';
import type { HeaderRule, Redirect, SampleInput } from './types';
import { FETCHED, MISSING_FILE, notFoundRules, type NotFoundRule } from './notFound';

/**
 * A sample nginx configuration that matches the local server's behaviour, headers included.
 *
 * All headers are in the server block, as variables if they differ by path: a location with its own `add_header`
 * would lose all inherited ones.
 *
 * @param input The site's public URL, and the patterns with their own 404 pages.
 */
export function writeNginx(
  rules: HeaderRule[],
  redirects: Redirect[],
  {
    url,
    patterns,
    search,
    counts = false,
    compressed = true,
    hasUncompressed = !compressed,
  }: SampleInput,
): string {
  const unknown = notFoundRules(patterns);
  const { hostname, protocol } = new URL(url);
  const names = [...new Set(rules.flatMap((rule) => Object.keys(rule.headers)))];
  const varying = names.filter((name) => isVarying(rules, name));
  return [
    `# nginx sample for ${hostname}, written by the build, which overwrites it every time.`,
    '# Save it in conf.d/ and put the built files in the folder named at "root".',
    '',
    ...varying.flatMap((name) => [...mapOf(rules, name), '']),
    ...missingMap(unknown),
    '',
    ...(counts ? [...countedFormat(hostname), ''] : []),
    ...(protocol === 'https:' ? toHttps(hostname) : []),
    'server {',
    ...(protocol === 'https:' ? tls(hostname) : ['  listen 80;', '  listen [::]:80;']),
    `  server_name ${hostname};`,
    `  root /var/www/${hostname};`,
    ...(counts ? [countedLog(hostname)] : []),
    ...FILES,
    ...(compressed ? SIBLINGS : []),
    ...(hasUncompressed ? itself(compressed) : []),
    '',
    ...names.map((name) => `  add_header ${name} ${valueOf(rules, name, varying)} always;`),
    '',
    ...redirects.flatMap(redirectOf),
    ...(search === undefined ? [] : endpoint(search)),
    ...(counts ? [`  location = ${COUNTED_FILE} { return 204; }`] : []),
    ...PAGES,
    ...unknown.flatMap(notFoundPage),
    '}',
    '',
  ].join('\n');
}

/** Whether a header differs by path: a rule other than '/*' sets it, or it is Cache-Control. */
function isVarying(rules: HeaderRule[], name: string): boolean {
  return rules.some((rule) => rule.path !== '/*' && name in rule.headers);
}

function mapOf(rules: HeaderRule[], name: string): string[] {
  const everywhere = rules.find((rule) => rule.path === '/*')?.headers[name];
  const rest = everywhere ?? (name === 'Cache-Control' ? REVALIDATE : '');
  const lines = rules.flatMap((rule) => {
    const value = rule.headers[name];
    return rule.path === '/*' || value === undefined
      ? []
      : [`  ${pattern(rule.path)} ${quote(value)};`];
  });
  return [`map $uri ${variable(name)} {`, `  default ${quote(rest)};`, ...lines, '}'];
}

function valueOf(rules: HeaderRule[], name: string, varying: string[]): string {
  if (varying.includes(name)) return variable(name);
  return quote(rules.find((rule) => name in rule.headers)?.headers[name] ?? '');
}

function redirectOf({ from, to, status }: Redirect): string[] {
  const target = withQuery(encodePath(to).replaceAll('$', '%24'), '$is_args$args');
  return bothForms(from).map(
    (form) => `  location = ${quote(form)} { return ${status} "${target}"; }`,
  );
}

/** Makes 404 pages internal: otherwise `$uri.html` would serve them as pages. */
function notFoundPage({ file }: NotFoundRule): string[] {
  const address = file.replace(/\.html$/, '');
  const index = quote(`${address}/index.html`);
  return [
    `  location = ${quote(file)} { internal; }`,
    ...bothForms(address).map((form) => `  location = ${quote(form)} { try_files ${index} =404; }`),
  ];
}

/** '/assets/*' → "~^/assets/", '/robots.txt' → "/robots.txt". */
function pattern(path: string): string {
  if (!path.endsWith('/*')) return quote(path);
  return quote(`~^${path.slice(0, -1).replace(/[.+?^${}()|[\]\\]/g, '\\$&')}`);
}

function variable(name: string): string {
  return `$header_${name.toLowerCase().replaceAll('-', '_')}`;
}

/** @throws For a dollar sign, which would start a variable in nginx. */
function quote(text: string): string {
  if (/\$[a-z_{]/i.test(text)) throw new Error(`nginx cannot be given a text with "$": ${text}`);
  return `"${text.replaceAll('"', '\\"')}"`;
}

/** Maps missing addresses to their response: the folder's 404 page or the site's, for fetched files one line of text. */
function missingMap(unknown: NotFoundRule[]): string[] {
  const all = [...unknown, { expression: FETCHED, file: MISSING_FILE }];
  const lines = all.map(({ expression, file }) => `  "~${expression}" ${quote(file)};`);
  return ['map $uri $missing {', '  default "/404.html";', ...lines, '}'];
}

/** Sends on the address of the search, with its endings '.json' and '.js'. Its headers are its own. */
const endpoint = (address: string): string[] => [
  '  # "npm run search" answers here, started beside nginx as a service of the system. If there are several, list them in an',
  '  # "upstream" block, and name that below: another one then answers for one that has gone.',
  `  location ~ ^${address}(/|\\.json|\\.js)?$ {`,
  `    proxy_pass http://127.0.0.1:${SEARCH_PORT};`,
  '    proxy_set_header X-Forwarded-For $remote_addr;',
  '    # So that none of the headers above is sent twice.',
  '    add_header X-Answered-By "search";',
  '  }',
  '',
];

/** Formats are called by names that no other site on the server has. */
const formatOf = (hostname: string): string => `counted_${hostname.replace(/\W/g, '_')}`;

const countedFormat = (hostname: string): string[] => [
  '# Studio counts visits from this log, in which no visitor has an address. Debian keeps it for 14 days: for 90, say',
  '# "rotate 90" in /etc/logrotate.d/nginx.',
  `log_format ${formatOf(hostname)} '- - - [$time_local] "$request" $status $body_bytes_sent "-" "$http_user_agent"';`,
];

const countedLog = (hostname: string): string =>
  `  access_log /var/log/nginx/${hostname}.counted.log ${formatOf(hostname)};`;

function toHttps(hostname: string): string[] {
  return [
    'server {',
    '  listen 80;',
    '  listen [::]:80;',
    `  server_name ${hostname};`,
    `  return 301 https://${hostname}$request_uri;`,
    '}',
    '',
  ];
}

function tls(hostname: string): string[] {
  return [
    '  listen 443 ssl http2;',
    '  listen [::]:443 ssl http2;',
    `  ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;`,
    `  ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;`,
  ];
}

const FILES = [
  '  index index.html;',
  '  absolute_redirect off;',
  '  charset utf-8;',
  '  charset_types text/css text/plain text/xml text/javascript application/javascript application/json;',
  '  include mime.types;',
  '  types {',
  '    application/manifest+json webmanifest;',
  '  }',
];

const SIBLINGS = [
  '  # The build has put a .gz and a .br version beside each file that compresses well.',
  '  gzip_static on;',
  '  gzip_vary on;',
  '  # With the module ngx_brotli, uncomment this:',
  '  # brotli_static on;',
];

const itself = (hasSiblings: boolean): string[] => [
  `  # ${whoCompresses('nginx', hasSiblings)}`,
  '  gzip on;',
  '  gzip_comp_level 5;',
  ...(hasSiblings ? [] : ['  gzip_vary on;']),
  '  gzip_types text/css text/plain text/xml application/xml text/javascript application/javascript application/json application/manifest+json image/svg+xml;',
];

const PAGES = [
  '  # With or without a slash at the end, an address shows the page; neither redirects to the other.',
  '  location / { try_files $uri $uri/index.html $uri.html =404; }',
  ...[...HOST_FILES, '404', '404/'].map((name) => `  location = /${name} { return 404; }`),
  '  location ~ /\\.(?!well-known/) { return 404; }',
  '  location ~ ^(?<page>.+)/$ { try_files $page/index.html $page.html =404; }',
  '  error_page 404 $missing;',
  '  location = /404.html { internal; }',
  `  location = ${MISSING_FILE} { internal; default_type text/plain; return 404 "Not found\\n"; }`,
];
