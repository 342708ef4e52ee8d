import { join } from 'node:path';
import { renderPage } from '../../src/app/server';
import { checkConfig } from '../../src/node/config/check/checkConfig';
import { createAssets } from '../../src/node/files/assets';
import { loadSchemas } from '../../src/node/schemas/load';
import { routes, type Route } from '../../src/node/site/pages';
import { resolveSite } from '../../src/node/site/resolve';
import { ROOT } from '../architecture/sources';

const { config } = await checkConfig(join(ROOT, 'site.config.json'), { root: ROOT });
if (!config) throw new Error('site.config.json has mistakes: npm run check tells them.');

/** The site of the project, resolved as a build would. */
export const site = await resolveSite(config, loadSchemas(ROOT), ROOT, createAssets());

/** Its pages by their address: '/', '/store/category/all', …; '/_404' is the page of lost addresses. */
export const pages: ReadonlyMap<string, Route> = new Map(
  [...routes(site)].map((route) => [route.path, route]),
);

const drawn = new Map<string, HTMLElement>();

/**
 * A page as it is prerendered, to be looked at. Needs a DOM: the file that asks for it starts with
 * `@vitest-environment happy-dom`.
 */
export function drawPage(path: string): HTMLElement {
  const route = pages.get(path);
  if (!route) throw new Error(`There is no page ${path}.`);
  const known = drawn.get(path);
  if (known) return known;
  const root = document.createElement('div');
  root.innerHTML = renderPage(site.data, route.page);
  drawn.set(path, root);
  return root;
}

/** The words of an element, with single spaces; of none, ''. */
export function textOf(element: Element | null | undefined): string {
  return element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
}

/** The words of every element that fits. */
export function textsOf(root: Element, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(textOf);
}

/** The words and addresses of every link that fits. */
export function linksOf(root: Element, selector = 'a'): [text: string, href: string][] {
  return [...root.querySelectorAll(selector)].map((link) => [
    textOf(link),
    link.getAttribute('href') ?? '',
  ]);
}

/** The section of a page that has this heading. */
export function sectionOf(root: Element, heading: string): Element {
  const found = [...root.querySelectorAll('h1, h2')].find((one) => textOf(one) === heading);
  const section = found?.closest('section');
  if (!section) throw new Error(`There is no section with the heading "${heading}".`);
  return section;
}

/** The addresses of the pages on which something is so, for a test to say which. */
export function pathsWhere(isSo: (page: HTMLElement, path: string) => boolean): string[] {
  return [...pages.keys()].filter((path) => isSo(drawPage(path), path));
}
