import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execFileSync } from 'node:child_process';

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

/** What differs from page to page: the head's texts, the content, the data of React and of search engines. */
const PARTS = [
  { name: 'head', from: '<meta property="og:type"', to: '<meta name="theme-color"' },
  { name: 'preloads', from: '<div id="root">', to: '<a ' },
  { name: 'main', from: '<main', to: '</main>' },
  { name: 'carried', from: '<script id="page-data"', to: '</script>' },
  { name: 'data', from: '<script type="application/ld+json">', to: '</script>' },
] as const;

/**
 * Writes a site for Hugo that becomes the same HTML as the built pages of products: what all of them share is in its
 * template, and what differs is in the front matter of each.
 * @param pages The folder with a folder for each page.
 * @returns The number of pages.
 */
export async function writeHugoSite(pages: string, folder: string): Promise<number> {
  const names = (await readdir(pages, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const content = path.join(folder, 'content', 'product');
  await mkdir(content, { recursive: true });
  await mkdir(path.join(folder, 'layouts', '_default'), { recursive: true });
  await writeFile(path.join(folder, 'config.json'), JSON.stringify(CONFIG));
  const templates = new Set<string>();
  for (const name of names) {
    const html = await readFile(path.join(pages, name, 'index.html'), 'utf8');
    const { template, values } = divide(html);
    templates.add(template);
    await writeFile(path.join(content, `${name}.html`), `${JSON.stringify(values)}\n`);
  }
  const [template = '', ...others] = templates;
  if (others.length > 0) throw new Error(`The pages have ${templates.size} frames, not one.`);
  await writeFile(path.join(folder, 'layouts', '_default', 'single.whole.html'), template);
  return names.length;
}

/** Divides a page into the template that all share and the values of its own. */
export function divide(html: string): { template: string; values: Record<string, string> } {
  const values: Record<string, string> = {};
  let template = '';
  let rest = html;
  for (const { name, from, to } of PARTS) {
    const start = rest.indexOf(from);
    const end = rest.indexOf(to, start + from.length);
    if (start < 0 || end < 0) continue;
    values[name] = rest.slice(start, end);
    template += `${escaped(rest.slice(0, start))}{{ .Params.${name} }}`;
    rest = rest.slice(end);
  }
  return { template: template + escaped(rest), values };
}

/** Text in a template of Hugo. */
const escaped = (text: string) => text.replaceAll('{{', '{{ "{{" }}');
