import { COUNTED_FILE } from '../../document/visits/countedFile';
import { encodePath, withQuery } from './address';
import { REVALIDATE } from './headers';
import { bothForms } from './redirectsFile';
import { HOST_FILES } from './hostFiles';
import { SEARCH_PORT } from './searchPort';
import { whoCompresses } from './whoCompresses';
import type { HeaderRule, Redirect, SampleInput } from './types';
import { FETCHED, MISSING_FILE, notFoundRules, type NotFoundRule } from './notFound';

/**
 * A sample Caddyfile that matches the local server's behaviour, headers included.
 * @param input The site's public URL, and the patterns with their own 404 pages.
 */
export function writeCaddyfile(
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
  return [
    `# Caddy sample for ${hostname}, written by the build, which overwrites it every time.`,
    '# Put the built files in the folder named at "root".',
    '',
    `${protocol === 'https:' ? '' : 'http://'}${hostname} {`,
    `\troot * /var/www/${hostname}`,
    '',
    ...(counts ? counted(hostname) : []),
    ...(search === undefined ? [] : endpoint(search, rules)),
    ...rules.flatMap(headerBlock),
    ...pagesBlock(rules, search),
    '\t@manifest path *.webmanifest',
    '\theader @manifest Content-Type "application/manifest+json"',
    '',
    ...redirectBlock(redirects),
    ...serving(unknown, { compressed, hasUncompressed }),
    '}',
    '',
  ].join('\n');
}

/** Answers what is asked for its line in the log, and writes that log without addresses of visitors. */
const counted = (hostname: string): string[] => [
  '\t# Studio counts visits from this log, in which no visitor has an address.',
  '\tlog {',
  `\t\toutput file /var/log/caddy/${hostname}.counted.log {`,
  '\t\t\troll_keep_for 2160h',
  '\t\t}',
  '\t\tformat filter {',
  '\t\t\twrap json',
  '\t\t\tfields {',
  ...WHO_ASKED.map((name) => `\t\t\t\trequest>${name} delete`),
  '\t\t\t}',
  '\t\t}',
  '\t}',
  `\t@counted path ${COUNTED_FILE}`,
  '\trespond @counted 204',
  '',
];

/** What Caddy logs of who asks. */
const WHO_ASKED = [
  'remote_ip',
  'remote_port',
  'client_ip',
  'headers>X-Forwarded-For',
  'headers>Cookie',
  'headers>Referer',
];

/** The addresses of the endpoint of the search. */
const endings = (address: string) => [address, `${address}/`, `${address}.json`, `${address}.js`];

/** Sends them on. Caddy sets the headers of all pages already: the same of the endpoint would come twice. */
const endpoint = (address: string, rules: HeaderRule[]): string[] => [
  '\t# "npm run search" answers here, started beside Caddy as a service of the system. If there are several, write their',
  '\t# addresses behind the first: another one then answers for one that has gone.',
  `\t@search path ${endings(address).join(' ')}`,
  '\thandle @search {',
  `\t\treverse_proxy 127.0.0.1:${SEARCH_PORT} {`,
  // Without it, Caddy asks no other one, and waits for none that starts again.
  '\t\t\tlb_try_duration 5s',
  ...Object.keys(rules.find(({ path }) => path === '/*')?.headers ?? {}).map(
    (name) => `\t\t\theader_down -${name}`,
  ),
  '\t\t}',
  '\t}',
  '',
];

function headerBlock({ path, headers }: HeaderRule): string[] {
  const lines = Object.entries(headers).map(([name, value]) => `\t\t${name} ${quote(value)}`);
  return [`\theader ${path === '/*' ? '*' : quote(path)} {`, ...lines, '\t}'];
}

/** Cache-Control for everything not covered by a rule: the pages. */
function pagesBlock(rules: HeaderRule[], search: string | undefined): string[] {
  const spoken = rules.filter((rule) => 'Cache-Control' in rule.headers);
  const own = search === undefined ? [] : endings(search);
  const paths = [...spoken.map((rule) => rule.path), ...own].map(quote).join(' ');
  return [`\t@unspoken not path ${paths}`, `\theader @unspoken Cache-Control ${quote(REVALIDATE)}`];
}

function redirectBlock(redirects: Redirect[]): string[] {
  if (redirects.length === 0) return [];
  return [
    '\t# The query string is kept.',
    '\tmap {query} {search} {',
    '\t\t~^(.+)$ "?${1}"',
    '\t\tdefault ""',
    '\t}',
    ...redirects.flatMap(redirectOf),
    '',
  ];
}

function redirectOf({ from, to, status }: Redirect): string[] {
  const target = withQuery(encodePath(to), '{search}');
  return bothForms(from).map((form) => `\tredir ${quote(form)} ${quote(target)} ${status}`);
}

function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

const HIDDEN = [...HOST_FILES, '404', '404.html'].map((name) => `/${name}`);

const fileServer = (indent: string, compressed: boolean): string[] =>
  compressed
    ? [`${indent}file_server {`, `${indent}\tprecompressed br gzip`, `${indent}}`]
    : [`${indent}file_server`];

const serving = (
  unknown: NotFoundRule[],
  { compressed, hasUncompressed }: { compressed: boolean; hasUncompressed: boolean },
): string[] => [
  `\t@build path ${[...HIDDEN, ...unknown.map(({ file }) => file)].join(' ')}`,
  '\terror @build 404',
  '\t@dotfile {',
  '\t\tpath */.*',
  '\t\tnot path /.well-known/*',
  '\t}',
  '\terror @dotfile 404',
  '\t# Names that no file can have: asking the disk for them would be an error of the server.',
  '\t@impossible path_regexp [^/]{250}|\\x00',
  '\terror @impossible 404',
  '\t@writing not method GET HEAD',
  '\trespond @writing 405',
  '',
  '\t# With or without a slash at the end, an address shows the page; neither redirects to the other.',
  '\t@slash path_regexp page ^(.+)/$',
  '\trewrite @slash {re.page.1}',
  '\ttry_files {path} {path}/index.html {path}.html',
  ...(compressed
    ? ['\t# The build has put a .gz and a .br version beside each file that compresses well.']
    : []),
  ...(hasUncompressed ? [`\t# ${whoCompresses('Caddy', compressed)}`, '\tencode zstd gzip'] : []),
  ...fileServer('\t', compressed),
  '',
  '\thandle_errors {',
  `\t\theader Cache-Control ${quote(REVALIDATE)}`,
  '\t\tmap {path} {missing} {',
  ...unknown.map(({ expression, file }) => `\t\t\t~${expression} ${file}`),
  `\t\t\t~${FETCHED} ${MISSING_FILE}`,
  '\t\t\tdefault /404.html',
  '\t\t}',
  '\t\trewrite * {missing}',
  `\t\trespond ${MISSING_FILE} "Not found" 404`,
  ...fileServer('\t\t', compressed),
  '\t}',
];
