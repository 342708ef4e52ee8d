import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Why a picture cannot go: what names it, and what to do; undefined if nothing does. */
export function whyInUse(
  src: string,
  { file, draft, saved }: { file: string; draft: unknown; saved: unknown },
): string | undefined {
  const name = JSON.stringify(src);
  const isIn = (value: unknown) => JSON.stringify(value).includes(name);
  if (isIn(draft)) return `is used in ${basename(file)}. Take it out there first.`;
  if (isIn(saved)) return 'is still used by what is saved. Save your changes, then delete it.';
  // Other companies may share the pictures.
  const other = readdirSync(dirname(file))
    .filter((found) => found.endsWith('.json') && found !== basename(file))
    .find((found) => readFileSync(join(dirname(file), found), 'utf8').includes(name));
  return other === undefined ? undefined : `is used in ${other}. Take it out there first.`;
}
