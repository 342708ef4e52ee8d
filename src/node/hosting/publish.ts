import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeCaddyfile } from './caddy';
import { hostingHeaders } from './headers';
import { writeHeadersFile } from './headersFile';
import type { HOST_FILES } from './hostFiles';
import { writeNginx } from './nginx';
import { writeNotFoundLines } from './notFound';
import { writeRedirectsFile } from './redirectsFile';
import type { HostingInput, Redirect } from './types';

/**
 * Writes the hosting files into the built site: `_headers`, `_redirects`, `hosting/nginx.conf` and
 * `hosting/Caddyfile`, all from the same rules.
 *
 * Call it after everything else has been written: files at the top level that are not pages (robots.txt, the
 * manifest, icons) get a rule each, by name.
 *
 * @param outDir The built site.
 * @returns The written paths, relative to outDir.
 */
export async function publishHosting(
  outDir: string,
  input: HostingInput,
  redirects: Redirect[],
): Promise<string[]> {
  const rules = hostingHeaders(input, {
    immutable: await pinnedFiles(outDir),
    hourly: await topLevelFiles(outDir),
  });
  const files: Record<(typeof HOST_FILES)[number], string> = {
    _headers: writeHeadersFile(rules),
    _redirects: writeRedirectsFile(redirects) + writeNotFoundLines(input.patterns),
    'hosting/nginx.conf': writeNginx(rules, redirects, input),
    'hosting/Caddyfile': writeCaddyfile(rules, redirects, input),
  };
  await mkdir(path.join(outDir, 'hosting'), { recursive: true });
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(path.join(outDir, name), text)),
  );
  return Object.keys(files);
}

/** Top-level files that are neither pages nor hosting files, without compressed siblings. */
async function topLevelFiles(outDir: string): Promise<string[]> {
  const entries = await readdir(outDir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/^[_.]|\.(html|br|gz)$/.test(entry.name))
    .map((entry) => `/${entry.name}`)
    .toSorted();
}

/** Embed scripts with a version in their names, which never change. */
async function pinnedFiles(outDir: string): Promise<string[]> {
  const names = await readdir(path.join(outDir, 'embed')).catch(() => []);
  return names
    .filter((name) => /^\d.*\.js$/.test(name))
    .map((name) => `/embed/${name}`)
    .toSorted();
}
