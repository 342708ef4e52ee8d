import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { headersFor } from '../hosting/headers';
import { parseHeadersFile } from '../hosting/headersFile';
import { forPlainHttp } from '../hosting/policy';
import { redirectsByPath } from '../hosting/redirectsFile';
import type { HeaderRule, Redirect } from '../hosting/types';

/** What `_headers` and `_redirects` of a built site say about an address. */
export interface SiteRules {
  headers: (path: string) => Record<string, string>;
  redirect: (path: string) => Redirect | undefined;
}

/**
 * Reads the two files as a host does, and again whenever a build has written them anew: the
 * policy holds hashes of what stands in the pages.
 * @param dir The built site. Files that are missing mean no rules.
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
 * @returns A function that gives the parsed file, parsing it again only when it has changed. A file that goes while
 *   it is read keeps the rules that it had: a build is just putting another into its place.
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
      // The next request looks again.
    }
    return parsed;
  };
}
