import type { HostingInput } from './types';

/** Directives of a Content-Security-Policy, in output order. */
type Directives = Record<string, string[]>;

type Sources = Pick<HostingInput, 'scriptHashes' | 'frameOrigins' | 'formOrigins'>;

const SELF = "'self'";
const NONE = "'none'";

/**
 * The Content-Security-Policy header of every page. It omits `default-src` and `style-src`: the inlined CSS differs
 * from page to page, so each page has its own hashes in a meta tag (`pagePolicy`), and browsers enforce both policies.
 */
export function headerPolicy(input: Sources & { url: string }): string {
  const directives = { ...shared(input), 'frame-ancestors': [SELF] };
  return write(
    isPublicHttps(input.url) ? { ...directives, 'upgrade-insecure-requests': [] } : directives,
  );
}

/**
 * The complete policy of one page for its meta tag, which also applies on hosts that send no headers. It omits
 * `frame-ancestors`, which does not work in a meta tag, and `upgrade-insecure-requests`, which Safari would apply to
 * http://localhost.
 *
 * @param styleHashes 'sha256-…' of each inlined <style>. `style="…"` attributes are blocked: hashes do not cover them.
 */
export function pagePolicy(input: Sources & { styleHashes: string[] }): string {
  return write({
    'default-src': [NONE],
    ...shared(input),
    'style-src': [SELF, ...input.styleHashes.map(quoteHash)],
  });
}

/**
 * A policy without `upgrade-insecure-requests`: the local server has no https, and Safari applies the directive to
 * localhost too.
 */
export function forPlainHttp(policy: string): string {
  return policy
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'upgrade-insecure-requests')
    .join('; ');
}

function shared(input: Sources): Directives {
  return {
    'script-src': [SELF, ...input.scriptHashes.map(quoteHash)],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [SELF, ...unique(input.formOrigins)],
    'img-src': [SELF, 'data:'],
    'font-src': [SELF],
    'connect-src': [SELF, ...unique(input.formOrigins)],
    // 'self' allows the preview of the widgets on the page for partners.
    'frame-src': [SELF, ...unique(input.frameOrigins)],
    'media-src': [SELF],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'require-trusted-types-for': ["'script'"],
    // The only addresses that become scripts: those of our own workers (src/catalogue/ownScript.ts).
    'trusted-types': ['own-worker'],
  };
}

function write(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

function quoteHash(hash: string): string {
  return `'${hash.replaceAll("'", '')}'`;
}

function unique(origins: string[]): string[] {
  return [...new Set(origins)];
}

/** Whether the site is public and served over https. */
function isPublicHttps(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && hostname !== 'localhost' && hostname !== '127.0.0.1';
}
