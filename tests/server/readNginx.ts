import { REVALIDATE } from '../../src/node/hosting/headers';
import { readStatus } from '../../src/node/hosting/redirectsFile';
import type { HeaderRule, Redirect } from '../../src/node/hosting/types';
import { gather } from './gatherRules';

/** What an nginx configuration says, read back into the structure that it was written from. */
export interface HostReading {
  rules: HeaderRule[];
  redirects: Redirect[];
}

type Found = { path: string; name: string; value: string };

/**
 * Reads headers and redirects of an nginx configuration, following its variables to their maps.
 * @throws When pages would not get the Cache-Control that hosts send of themselves.
 */
export function readNginx(text: string): HostReading {
  const maps = readMaps(text);
  const found = [...text.matchAll(/^ {2}add_header (\S+) (".*"|\$\w+) always;$/gm)].flatMap(
    ([, name = '', value = '']): Found[] => {
      if (value.startsWith('"')) return [{ path: '/*', name, value: unquote(value) }];
      const entries = maps.get(value) ?? new Map<string, string>();
      return [...entries].map(([path, text_]) => ({ path, name, value: text_ }));
    },
  );
  const pages = found.find(({ path, name }) => path === '/*' && name === 'Cache-Control');
  if (pages?.value !== REVALIDATE) throw new Error(`Pages get Cache-Control ${pages?.value}`);
  return { rules: gather(found.filter((one) => one !== pages)), redirects: readRedirects(text) };
}

/** Values of each variable by path; an empty default is no header at all. */
function readMaps(text: string): Map<string, Map<string, string>> {
  const maps = [...text.matchAll(/^map \$uri (\$\w+) \{\n([^}]*)\}$/gm)];
  return new Map(
    maps.map(([, variable = '', body = '']) => {
      const lines = [...body.matchAll(/^ {2}(default|".*?") (".*");$/gm)];
      const entries = lines.map(([, key = '', value = '']): [string, string] => [
        key === 'default' ? '/*' : toPath(unquote(key)),
        unquote(value),
      ]);
      return [variable, new Map(entries.filter(([, value]) => value !== ''))];
    }),
  );
}

/** '~^/\.well-known/' → '/.well-known/*' */
function toPath(key: string): string {
  return key.startsWith('~^') ? `${key.slice(2).replace(/\\(.)/g, '$1')}*` : key;
}

function readRedirects(text: string): Redirect[] {
  const lines = text.matchAll(/^ {2}location = (".*?") \{ return (30[1278]) (".*?"); \}$/gm);
  return [...lines].map(([, from = '', status = '', to = '']) => ({
    from: unquote(from),
    to: unquote(to).replace('$is_args$args', ''),
    status: readStatus(status) ?? 301,
  }));
}

function unquote(text: string): string {
  return text.slice(1, -1).replaceAll('\\"', '"');
}
