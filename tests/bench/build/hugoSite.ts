import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { dividePages, type Piece } from './dividePages';

/** The version of Hugo on this machine; undefined if it is not installed. */
export function hugoVersion(): string | undefined {
  try {
    return /v([\d.]+)/.exec(execFileSync('hugo', ['version'], { encoding: 'utf8' }))?.[1];
  } catch {
    return undefined;
  }
}

/** Pages are text to Hugo, too: it escapes nothing, as all of it is escaped already. */
const CONFIG = {
  baseURL: 'https://example.com/',
  disableKinds: ['home', 'taxonomy', 'term', 'section', 'RSS', 'sitemap', 'robotsTXT', '404'],
  outputFormats: {
    whole: { mediaType: 'text/html', isPlainText: true, baseName: 'index' },
  },
  outputs: { page: ['whole'] },
};

/**
 * Writes a site for Hugo that becomes the same HTML as the built pages of products: what all of them share is in its
 * template, and what differs is in the front matter of each.
 * @param pages The folder with a folder for each page.
 */
export async function writeHugoSite(pages: string, folder: string): Promise<void> {
  const content = path.join(folder, 'content', 'product');
  await mkdir(content, { recursive: true });
  await mkdir(path.join(folder, 'layouts', '_default'), { recursive: true });
  await writeFile(path.join(folder, 'config.json'), JSON.stringify(CONFIG));
  const { pieces, values } = await dividePages(pages);
  for (const [name, own] of values)
    await writeFile(path.join(content, `${name}.html`), `${JSON.stringify(own)}\n`);
  const template = path.join(folder, 'layouts', '_default', 'single.whole.html');
  await writeFile(template, hugoTemplate(pieces));
}

/** The template that makes a page of its pieces. */
export const hugoTemplate = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) =>
      typeof piece === 'string'
        ? piece.replaceAll('{{', '{{ "{{" }}')
        : `{{ .Params.${piece.name} }}`,
    )
    .join('');
