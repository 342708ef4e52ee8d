import { matchesPath, overlap } from './match';
import { headerPolicy } from './policy';
import type { HeaderRule, HostingInput } from './types';

/**
 * Cache-Control for files not covered by a rule: revalidate at each use. Static hosts send this by default, so pages
 * need no rule, which path patterns could not express.
 */
export const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';
const FIVE_MINUTES = 'public, max-age=300';

/** Folders whose file names contain content hashes; those of the catalogue do not on a large site. */
const IMMUTABLE_FOLDERS = ['/assets/*', '/data/*', '/catalogue/*', '/embed/c/*'];
const LASTING_FOLDER = '/catalogue/*';
/**
 * Files with stable names that every visitor's browser asks for, and folders of such files. The build publishes the
 * pictures and fonts of public/ under /assets/, so /images/ and /fonts/ are for files added on the host.
 *
 * No other file has a rule of its own, because Cloudflare applies the first 100 rules and drops the rest: ninety price
 * lists in public/ would leave partners' pages without the rules of the embed.
 */
const HOURLY = [
  '/images/*',
  '/fonts/*',
  '/app-icons/*',
  '/schemas/*',
  '/favicon.svg',
  '/manifest.webmanifest',
];
/** Folders that other origins may read. */
const OPEN_FOLDERS = ['/schemas/*', '/catalogue/*', '/embed/*', '/assets/*'];
/** Entry points with stable names: short-lived, so that a new build reaches partners' pages within minutes. */
const SHORT_LIVED = ['v1.js', 'v1-named.js', 'versions.json', 'catalogue.json', 'company.json'].map(
  (name) => `/embed/${name}`,
);

/** What a player of videos on another site needs of the browser. */
const FOR_PLAYERS: ReadonlySet<string> = new Set([
  'autoplay=()',
  'encrypted-media=()',
  'fullscreen=(self)',
  'picture-in-picture=()',
]);

/** Browser features that the site never uses, disabled so that an injected script cannot use them either. */
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
 * The headers of every address of the site, from which all hosting files are written. The local server reads them
 * from `_headers`.
 *
 * No header is set twice for one address: hosts join such values with a comma, which makes Cache-Control invalid. What
 * matters most comes first, because some hosts drop what is beyond their limit.
 *
 * @param pinned Addresses of embed scripts with a version in their names, which never change.
 * @throws If two rules set the same header for the same address.
 */
export function hostingHeaders(input: HostingInput, pinned: readonly string[] = []): HeaderRule[] {
  const immutable = IMMUTABLE_FOLDERS.filter((path) => !input.lasting || path !== LASTING_FOLDER);
  const open = OPEN_FOLDERS.map((path) => ({ path, headers: CROSS_ORIGIN }));
  const rules = [
    { path: '/*', headers: securityHeaders(input) },
    ...open,
    ...cacheRules(immutable, IMMUTABLE),
    ...cacheRules(SHORT_LIVED, FIVE_MINUTES),
    ...cacheRules(HOURLY, ONE_HOUR),
    ...cacheRules(pinned, IMMUTABLE),
  ].reduce<HeaderRule[]>(addRule, []);
  refuseDuplicates(rules);
  return rules;
}

const cacheRules = (paths: readonly string[], time: string): HeaderRule[] =>
  paths.map((path) => ({ path, headers: { 'Cache-Control': time } }));

/** CORP as well as CORS, for embedding pages with `Cross-Origin-Embedder-Policy: require-corp`. */
const CROSS_ORIGIN = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * The headers that the rules set for an address.
 * @param path A decoded path without a query.
 */
export function headersFor(rules: HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) => matchesPath(rule.path, path));
  return Object.fromEntries(matching.flatMap((rule) => Object.entries(rule.headers)));
}

/** The features that are disabled, but for the players of videos that the site shows. */
function permissions({ playerOrigins = [] }: HostingInput): string[] {
  const players = [...new Set(playerOrigins)].map((origin) => `"${origin}"`).join(' ');
  if (players === '') return PERMISSIONS;
  return PERMISSIONS.map((permission) =>
    FOR_PLAYERS.has(permission)
      ? permission.replace('=()', '=(self)').replace(')', ` ${players})`)
      : permission,
  );
}

function securityHeaders(input: HostingInput): Record<string, string> {
  return {
    'Content-Security-Policy': headerPolicy(input),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissions(input).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'SAMEORIGIN',
  };
}

/** Adds a rule, or its headers to the rule with the same path. */
function addRule(rules: HeaderRule[], { path, headers }: HeaderRule): HeaderRule[] {
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
