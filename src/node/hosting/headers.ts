import { matchesPath, overlap } from './match';
import { headerPolicy } from './policy';
import type { HeaderRule, HostingInput, OtherFiles } from './types';

/**
 * What a file gets that no rule speaks of: ask the host each time whether it has changed. Static
 * hosts send this of themselves, so pages need no rule, which path patterns could not express.
 */
export const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';
const FIVE_MINUTES = 'public, max-age=300';

/** Folders whose file names change with their content. */
const IMMUTABLE_FOLDERS = ['/assets/*', '/data/*', '/catalogue/*', '/embed/c/*'];
/**
 * Folders whose files keep their names. The build itself fills only the last two: it publishes pictures and fonts of
 * public/ under /assets/, so the first two are for what somebody adds on the host.
 */
const HOURLY_FOLDERS = ['/images/*', '/fonts/*', '/icons/*', '/schemas/*'];
/** Folders that other sites may read. */
const OPEN_FOLDERS = ['/schemas/*', '/catalogue/*', '/embed/*', '/assets/*'];
/** Files whose names stay and that lead to all others: what is published reaches partners' pages within minutes. */
const SHORT_LIVED = ['/embed/v1.js', '/embed/versions.json', '/embed/catalogue.json'];

/** What the site never uses, so that no script that slips in can use it either. */
const PERMISSIONS = [
  'accelerometer=()',
  'autoplay=()',
  'camera=()',
  'display-capture=()',
  'encrypted-media=()',
  'fullscreen=(self)',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'picture-in-picture=()',
  'publickey-credentials-get=()',
  'screen-wake-lock=()',
  'usb=()',
  'xr-spatial-tracking=()',
];

/**
 * The headers of every address of the site, as one structure that all the writers (and the local
 * server, through `_headers`) share.
 *
 * No header is set twice for one address: hosts join such values with a comma, which for
 * Cache-Control gives nonsense.
 *
 * @throws When two rules would set the same header for the same address.
 */
export function hostingHeaders(
  input: HostingInput,
  { immutable = [], hourly = [] }: OtherFiles = {},
): HeaderRule[] {
  const rules: HeaderRule[] = [
    { path: '/*', headers: securityHeaders(input) },
    ...cacheRules([...IMMUTABLE_FOLDERS, ...immutable], IMMUTABLE),
    ...cacheRules([...HOURLY_FOLDERS, ...hourly], ONE_HOUR),
    ...cacheRules(SHORT_LIVED, FIVE_MINUTES),
  ];
  const merged = OPEN_FOLDERS.reduce((all, path) => withHeaders(all, path, CROSS_ORIGIN), rules);
  refuseDuplicates(merged);
  return merged;
}

const cacheRules = (paths: readonly string[], time: string): HeaderRule[] =>
  paths.map((path) => ({ path, headers: { 'Cache-Control': time } }));

/** Also for pages that take in only what says that they may. */
const CROSS_ORIGIN = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * The headers that the rules give to one address.
 * @param path A decoded path without a query.
 */
export function headersFor(rules: HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) => matchesPath(rule.path, path));
  return Object.fromEntries(matching.flatMap((rule) => Object.entries(rule.headers)));
}

function securityHeaders(input: HostingInput): Record<string, string> {
  return {
    'Content-Security-Policy': headerPolicy(input),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': PERMISSIONS.join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'SAMEORIGIN',
  };
}

/** Adds headers to the rule of this path, or a rule when there is none. */
function withHeaders(
  rules: HeaderRule[],
  path: string,
  headers: Record<string, string>,
): HeaderRule[] {
  if (!rules.some((rule) => rule.path === path)) return [...rules, { path, headers }];
  return rules.map((rule) =>
    rule.path === path ? { path, headers: { ...rule.headers, ...headers } } : rule,
  );
}

function refuseDuplicates(rules: HeaderRule[]): void {
  for (const [index, rule] of rules.entries()) {
    for (const other of rules.slice(index + 1)) {
      const shared = Object.keys(rule.headers).find((name) => name in other.headers);
      if (shared && overlap(rule.path, other.path)) {
        throw new Error(
          `Both ${rule.path} and ${other.path} set ${shared}. A host would send both values: give them folders apart.`,
        );
      }
    }
  }
}
