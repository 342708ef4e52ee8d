import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Why a picture or a file cannot go, in a sentence: what names it, and what to do; undefined if nothing does. */
export function whyInUse(
  src: string,
  { file, draft, saved }: { file: string; draft: unknown; saved: unknown },
): string | undefined {
  const own = basename(src);
  // Not with its quotes: texts have links to files, which may be written as browsers show them.
  const names = [src, encodeURI(src)].map((name) => JSON.stringify(name).slice(1, -1));
  const isNamedIn = (text: string) => names.some((name) => text.includes(name));
  const isIn = (value: unknown) => isNamedIn(JSON.stringify(value));
  if (isIn(draft)) return `${own} is used in ${basename(file)}. Take it out there first.`;
  if (isIn(saved))
    return `${own} is still used by what is saved. Save your changes, then delete it.`;
  // Other companies may share it.
  const other = readdirSync(dirname(file))
    .filter((found) => found.endsWith('.json') && found !== basename(file))
    .find((found) => isNamedIn(readFileSync(join(dirname(file), found), 'utf8')));
  return other === undefined ? undefined : `${own} is used in ${other}. Take it out there first.`;
}
