import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { headersFor } from '../hosting/headers';
import { parseHeadersFile } from '../hosting/headersFile';
import { forPlainHttp } from '../hosting/policy';
import { redirectsByPath } from '../hosting/redirectsFile';
import type { HeaderRule, Redirect } from '../hosting/types';

/** Looks up the rules for an address in a built site's `_headers` and `_redirects`. */
export interface SiteRules {
  headers: (path: string) => Record<string, string>;
  redirect: (path: string) => Redirect | undefined;
}

/**
 * Parses the two files as a host does, and again after each build: the CSP contains hashes of scripts in the pages.
 * @param dir The built site. A missing file means no rules.
 */
export function siteRules(dir: string): SiteRules {
  const headers = reread(path.join(dir, '_headers'), (text): HeaderRule[] =>
    parseHeadersFile(text).map(withoutHttps),
  );
  const redirects = reread(path.join(dir, '_redirects'), redirectsByPath);
  return {
    headers: (address) => headersFor(headers(), address),
    redirect: (address) => redirects().get(address),
  };
}

function withoutHttps(rule: HeaderRule): HeaderRule {
  const name = 'Content-Security-Policy';
  const policy = rule.headers[name];
  if (policy === undefined) return rule;
  return { ...rule, headers: { ...rule.headers, [name]: forPlainHttp(policy) } };
}

/**
 * @returns A function that returns the parsed file, cached until the file changes. If the file cannot be read, because
 *   a build is replacing it, the cached rules stay in force.
 */
function reread<Parsed>(file: string, parse: (text: string) => Parsed): () => Parsed {
  let seen: number | undefined;
  let parsed = parse('');
  return () => {
    try {
      const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (changed !== seen) {
        parsed = parse(changed === 0 ? '' : readFileSync(file, 'utf8'));
        seen = changed;
      }
    } catch {
      // The next request tries again.
    }
    return parsed;
  };
}
