import { join } from 'node:path';
import { renderPage } from '../../src/app/server';
import { checkConfig } from '../../src/node/config/check/checkConfig';
import { createAssets } from '../../src/node/files/assets';
import { loadSchemas } from '../../src/node/schemas/load';
import { routes, type Route } from '../../src/node/site/pages';
import { resolveSite } from '../../src/node/site/resolve';
import { ROOT } from '../architecture/sources';

const checked = await checkConfig(join(ROOT, 'site.config.json'), { root: ROOT });
if (!checked.config) throw new Error('site.config.json has mistakes: npm run check tells them.');

/** The shipped config, with defaults. */
export const config = checked.config;

/** The shipped site, resolved as by the build. */
export const site = await resolveSite(config, loadSchemas(ROOT), ROOT, createAssets());

/** Its pages by path: '/', '/store/category/all', …; '/_404' is the 404 page. */
export const pages: ReadonlyMap<string, Route> = new Map(
  [...routes(site)].map((route) => [route.path, route]),
);

const drawn = new Map<string, HTMLElement>();

/**
 * A prerendered page as DOM. The calling test file has to be named `*.dom.test.ts`.
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

/** The text of an element with single spaces; '' for null. */
export function textOf(element: Element | null | undefined): string {
  return element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
}

/** The texts of all elements that match. */
export function textsOf(root: Element, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(textOf);
}

/** Labels and targets of all links that match. */
export function linksOf(root: Element, selector = 'a'): [text: string, href: string][] {
  return [...root.querySelectorAll(selector)].map((link) => [
    textOf(link),
    link.getAttribute('href') ?? '',
  ]);
}

/** The section with this heading. */
export function sectionOf(root: Element, heading: string): Element {
  const found = [...root.querySelectorAll('h1, h2')].find((one) => textOf(one) === heading);
  const section = found?.closest('section');
  if (!section) throw new Error(`There is no section with the heading "${heading}".`);
  return section;
}

/** Paths of the pages for which something holds, for a readable failure. */
export function pathsWhere(isSo: (page: HTMLElement, path: string) => boolean): string[] {
  return [...pages.keys()].filter((path) => isSo(drawPage(path), path));
}
