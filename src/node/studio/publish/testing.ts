import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes a site of some files, each of which says which version it is of. */
export function writeSite(folder: string, version: string): void {
  for (let page = 0; page < 8; page += 1) {
    const file = join(folder, `page-${page}`, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${version} ${version.repeat(2000)}`);
  }
}

/** The versions that the files of a site are of, and how many there are: 'one 8' for a whole one. */
export function wholeness(folder: string): string {
  const pages = readdirSync(folder);
  const versions = pages.map((page) => {
    const text = readFileSync(join(folder, page, 'index.html'), 'utf8');
    return text.length > 5000 ? text.split(' ')[0] : 'torn';
  });
  return `${[...new Set(versions)].join('+')} ${pages.length}`;
}
