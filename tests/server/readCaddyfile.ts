import { REVALIDATE } from '../../src/node/hosting/headers';
import { readStatus } from '../../src/node/hosting/redirectsFile';
import type { Redirect } from '../../src/node/hosting/types';
import { gather } from './gatherRules';
import type { HostReading } from './readNginx';

/**
 * Reads headers and redirects of a Caddyfile back into the structure that it was written from.
 * @throws When pages would not get the Cache-Control that hosts send of themselves.
 */
export function readCaddyfile(text: string): HostReading {
  const blocks = [...text.matchAll(/^\theader (\*|".*?") \{\n((?:\t\t.*\n)*)\t\}$/gm)];
  const found = blocks.flatMap(([, matcher = '', body = '']) =>
    [...body.matchAll(/^\t\t(\S+) (".*")$/gm)].map(([, name = '', value = '']) => ({
      path: matcher === '*' ? '/*' : unquote(matcher),
      name,
      value: unquote(value),
    })),
  );
  const spoken = found.filter(({ name }) => name === 'Cache-Control').map(({ path }) => path);
  const [, unspoken = ''] = /^\t@unspoken not path (.*)$/m.exec(text) ?? [];
  const rest = /^\theader @unspoken Cache-Control (".*")$/m.exec(text)?.[1] ?? '""';
  if (unquote(rest) !== REVALIDATE || unspoken !== spoken.map((path) => `"${path}"`).join(' ')) {
    throw new Error(`Pages get Cache-Control ${rest}, for all but ${unspoken}`);
  }
  return { rules: gather(found), redirects: readRedirects(text) };
}

function readRedirects(text: string): Redirect[] {
  return [...text.matchAll(/^\tredir (".*?") (".*?") (30[1278])$/gm)].map(
    ([, from = '', to = '', status = '']) => ({
      from: unquote(from),
      to: unquote(to).replace('{search}', ''),
      status: readStatus(status) ?? 301,
    }),
  );
}

function unquote(text: string): string {
  return text.slice(1, -1).replaceAll('\\"', '"').replaceAll('\\\\', '\\');
}
