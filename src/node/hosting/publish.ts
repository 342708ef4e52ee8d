import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeCaddyfile } from './caddy';
import { hostingHeaders } from './headers';
import { writeHeadersFile } from './headersFile';
import type { HOST_FILES } from './hostFiles';
import { writeHtaccess } from './htaccess';
import { writeNginx } from './nginx';
import { writeNotFoundLines } from './notFound';
import { writeRedirectsFile } from './redirectsFile';
import type { HostingInput, Redirect } from './types';

/**
 * Writes the hosting files into the built site: `_headers`, `_redirects`, and in `hosting/` the
 * samples for nginx, Caddy and Apache, all from the same rules.
 *
 * Call it after the embed has been written: each pinned release gets a rule, by name.
 *
 * @param outDir The built site.
 * @returns The written paths, relative to outDir.
 */
export async function publishHosting(
  outDir: string,
  input: HostingInput,
  redirects: Redirect[],
): Promise<string[]> {
  const rules = hostingHeaders(input, await pinnedFiles(outDir));
  const files: Record<(typeof HOST_FILES)[number], string> = {
    _headers: writeHeadersFile(rules),
    _redirects: writeRedirectsFile(redirects) + writeNotFoundLines(input.patterns),
    'hosting/nginx.conf': writeNginx(rules, redirects, input),
    'hosting/Caddyfile': writeCaddyfile(rules, redirects, input),
    'hosting/apache.htaccess': writeHtaccess(rules, redirects, input),
  };
  await mkdir(path.join(outDir, 'hosting'), { recursive: true });
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(path.join(outDir, name), text)),
  );
  return Object.keys(files);
}

/** Embed scripts with a version in their names, which never change; the newest first. */
async function pinnedFiles(outDir: string): Promise<string[]> {
  const names = await readdir(path.join(outDir, 'embed')).catch(() => []);
  return names
    .filter((name) => /^\d.*\.js$/.test(name))
    .map((name) => `/embed/${name}`)
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}
