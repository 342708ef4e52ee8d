import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { once } from '../../site/once';

/** Why a picture or a file cannot go, in a sentence: what names it, and what to do; undefined if nothing does. */
export type WhyInUse = (src: string) => string | undefined;

/** What is asked for: the config by its full path, its draft, and what is saved of it. */
interface Site {
  file: string;
  draft: unknown;
  saved: unknown;
}

/** Looks at what a site names. Each of its texts is made once, as a catalogue is long, and many may be asked for. */
export function createWhyInUse({ file, draft, saved }: Site): WhyInUse {
  const draftText = once(() => JSON.stringify(draft));
  const savedText = once(() => JSON.stringify(saved));
  // Other companies may share it.
  const others = once(() =>
    readdirSync(dirname(file))
      .filter((found) => found.endsWith('.json') && found !== basename(file))
      .map((name) => ({ name, text: readFileSync(join(dirname(file), name), 'utf8') })),
  );
  return (src) => {
    const own = basename(src);
    // Not with its quotes: texts have links to files, which may be written as browsers show them.
    const names = [src, encodeURI(src)].map((name) => JSON.stringify(name).slice(1, -1));
    const isNamedIn = (text: string) => names.some((name) => text.includes(name));
    if (isNamedIn(draftText()))
      return `${own} is used in ${basename(file)}. Take it out there first.`;
    if (isNamedIn(savedText()))
      return `${own} is still used by what is saved. Save your changes, then delete it.`;
    const other = others().find(({ text }) => isNamedIn(text));
    return other && `${own} is used in ${other.name}. Take it out there first.`;
  };
}
