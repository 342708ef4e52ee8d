import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HOST_FILES } from '../../../src/node/hosting/hostFiles';
import { encodePath } from '../../../src/node/hosting/address';
import type { HostCheck } from '../hosted';

/** Read by the host, or sent in the place of others: copies with these endings, pages of errors, names with a dot. */
const NOT_ASKED_FOR = /\.(br|gz)$|(^|\/)404\.html$|^\./;

/** The published files, relative to the folder of the site, with '/' in between. */
function publishedFiles(dir: string): string[] {
  const hidden = new Set<string>(HOST_FILES);
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !hidden.has(name) && !NOT_ASKED_FOR.test(name));
}

/** 'about/index.html' → '/about', as the site links it. */
const addressOf = (name: string) => encodeURI(`/${name.replace(/(^|\/)index\.html$/, '')}`);

/** Every published file is sent to the byte, at the address at which the site links it. */
export const everyFile: HostCheck = async ({ dir, origin }) => {
  const wrong: string[] = [];
  for (const name of publishedFiles(dir)) {
    const response = await fetch(origin + addressOf(name));
    const sent = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200) wrong.push(`${name} (${response.status})`);
    else if (!sent.equals(readFileSync(path.join(dir, name)))) wrong.push(`${name} (changed)`);
  }
  return named(wrong);
};

/** Every page is sent at the address that its canonical link names: no visitor waits for a redirect. */
export const everyPage: HostCheck = async ({ dir, origin }) => {
  const wrong: string[] = [];
  for (const name of publishedFiles(dir).filter((file) => /(^|\/)index\.html$/.test(file))) {
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(
      readFileSync(path.join(dir, name), 'utf8'),
    )?.[1];
    const { pathname } = new URL(canonical?.replaceAll('&amp;', '&') ?? '', origin);
    const response = await fetch(origin + pathname, { redirect: 'manual' });
    await response.arrayBuffer();
    if (response.status !== 200) wrong.push(`${pathname} (${response.status})`);
  }
  return named(wrong);
};

/** What browsers refuse, or show as text, under another name. They know all pictures but drawings by their contents. */
const TYPES: Record<string, RegExp> = {
  '.html': /^text\/html/,
  '.js': /^(text|application)\/javascript/,
  '.css': /^text\/css/,
  '.svg': /^image\/svg\+xml/,
  '.json': /^application\/json/,
  '.pdf': /^application\/pdf/,
};

/** Files come with the types that browsers need. */
export const types: HostCheck = async ({ dir, origin }) => {
  const files = publishedFiles(dir);
  const wrong: string[] = [];
  for (const [ending, wanted] of Object.entries(TYPES)) {
    const name = files.find((file) => file.endsWith(ending));
    if (name === undefined) continue;
    const response = await fetch(origin + addressOf(name));
    await response.arrayBuffer();
    const type = response.headers.get('Content-Type') ?? 'none';
    if (!wanted.test(type)) wrong.push(`${ending} (${type})`);
  }
  return named(wrong);
};

/** A redirect takes along what a mail or an advertisement has put behind the address. */
export const queries: HostCheck = async ({ origin, config }) => {
  const wrong: string[] = [];
  for (const { from } of config.redirects) {
    const response = await fetch(`${origin}${encodePath(from)}?utm_source=mail`, {
      redirect: 'manual',
    });
    if (!response.headers.get('Location')?.includes('utm_source=mail')) wrong.push(from);
  }
  return named(wrong);
};

/** An unknown product is answered by the page that offers a search of all of them. */
export const unknownProduct: HostCheck = async ({ dir, origin, config }) => {
  const page = config.pages.find(({ path: pattern }) => pattern.endsWith('/:product'))?.path;
  if (page === undefined) return undefined;
  const folder = page.replace(/:product$/, '');
  const response = await fetch(`${origin}${folder}no-such-product`);
  const text = await response.text();
  if (response.status !== 404) return `answers ${response.status}`;
  const own = readFileSync(path.join(dir, folder, '404.html'), 'utf8');
  return text === own ? undefined : 'the page of other unknown addresses is shown';
};

function named(wrong: string[]): string | undefined {
  const [first, ...others] = wrong;
  return first && (others.length === 0 ? first : `${first} and ${others.length} more`);
}
