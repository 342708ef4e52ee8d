import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/** What differs from page to page: the head's texts, the content, the data of React and of search engines. */
const PARTS = [
  { name: 'head', from: '<meta property="og:type"', to: '<meta name="theme-color"' },
  { name: 'preloads', from: '<div id="root">', to: '<a ' },
  { name: 'main', from: '<main', to: '</main>' },
  { name: 'carried', from: '<script id="page-data"', to: '</script>' },
  { name: 'data', from: '<script type="application/ld+json">', to: '</script>' },
] as const;

/** A text that all pages share, or the name of one of their own. */
export type Piece = string | { name: string };

/** A page as others make it: pieces that all share, and the texts of its own, which stand between them. */
export interface DividedPage {
  pieces: readonly Piece[];
  values: Readonly<Record<string, string>>;
}

/**
 * Divides the built pages of products.
 * @param pages The folder with a folder for each page.
 * @throws If they do not share one template.
 */
export async function dividePages(
  pages: string,
): Promise<{ pieces: readonly Piece[]; values: ReadonlyMap<string, DividedPage['values']> }> {
  const values = new Map<string, DividedPage['values']>();
  const templates = new Map<string, readonly Piece[]>();
  for (const name of await foldersIn(pages)) {
    const page = dividePage(await readFile(path.join(pages, name, 'index.html'), 'utf8'));
    templates.set(JSON.stringify(page.pieces), page.pieces);
    values.set(name, page.values);
  }
  const [pieces = [], ...others] = templates.values();
  if (others.length > 0) throw new Error(`The pages have ${templates.size} frames, not one.`);
  return { pieces, values };
}

/** Divides one page. */
export function dividePage(html: string): DividedPage {
  const values: Record<string, string> = {};
  const pieces: Piece[] = [];
  let rest = html;
  for (const { name, from, to } of PARTS) {
    const start = rest.indexOf(from);
    const end = rest.indexOf(to, start + from.length);
    if (start < 0 || end < 0) continue;
    values[name] = rest.slice(start, end);
    pieces.push(rest.slice(0, start), { name });
    rest = rest.slice(end);
  }
  return { pieces: [...pieces, rest], values };
}

/** The names of the folders in a folder. */
export async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
