import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { filesBelow } from '../../files/filesBelow';
import type { LanguageOf } from '../language/askedLanguage';
import { draftPage, draftStyles } from './draftPage';
import type { TellStep } from './tellStep';
import { toZip } from './toZip';

/** What pages without scripts show. */
const SHOWN_EXTENSIONS = new Set(
  '.avif .css .gif .html .ico .jpeg .jpg .pdf .png .svg .webp .woff .woff2'.split(' '),
);

/** Folders for scripts and hosts. */
const LEFT_OUT = /^(catalogue|data|embed|hosting|schemas)\//;

/** What a copy to show around says of itself, in the language of its site: 'Draft of November 28, 2026'. */
export function draftMark(languageOf: LanguageOf, language: string, day = new Date()): string {
  const markIn = (tag: string) => `Draft of ${day.toLocaleDateString(tag, { dateStyle: 'long' })}`;
  const own = markIn(language);
  const said = languageOf(language).say(own);
  // Without words of its own, the date is English, too.
  return said === own ? markIn('en') : said;
}

/**
 * Makes a ZIP of a built site that opens from any disk.
 * @param mark What each page says of itself.
 */
export async function toDraft(
  site: string,
  zipFile: string,
  mark: string,
  tell: TellStep,
): Promise<void> {
  const names = (await filesBelow(site)).map((file) => file.replaceAll('\\', '/'));
  const all = new Set(names);
  // Links on a disk lead to the page in its folder: its second file, for hosts, is not needed.
  const isSecond = (file: string) =>
    file.endsWith('.html') && all.has(file.replace(/\.html$/, '/index.html'));
  const files = new Set(
    names.filter(
      (file) => SHOWN_EXTENSIONS.has(extname(file)) && !LEFT_OUT.test(file) && !isSecond(file),
    ),
  );
  const places = { files, redirects: redirectsOf(site) };
  const copy = `${zipFile}.files`;
  rmSync(copy, { recursive: true, force: true });
  for (const file of files) {
    const [from, to] = [join(site, file), join(copy, file)];
    mkdirSync(dirname(to), { recursive: true });
    if (file.endsWith('.html'))
      writeFileSync(to, draftPage(readFileSync(from, 'utf8'), file, mark, places));
    else if (file.endsWith('.css'))
      writeFileSync(to, draftStyles(readFileSync(from, 'utf8'), file, places));
    else copyFileSync(from, to);
  }
  writeFileSync(join(copy, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
  await toZip(copy, zipFile, tell);
  rmSync(copy, { recursive: true, force: true });
}

/** Where the old addresses of the site lead. */
function redirectsOf(site: string): Map<string, string> {
  const file = join(site, '_redirects');
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [from, to] = line.trim().split(/\s+/);
      return from?.startsWith('/') && to?.startsWith('/') ? [[from, to] as const] : [];
    }),
  );
}
