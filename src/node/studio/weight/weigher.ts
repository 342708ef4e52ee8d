import { join } from 'node:path';
import { align } from '../../../document/align';
import { isEqual, valueAt } from '../../../document/values';
import type { PageWeight } from '../../../studio/protocol';
import type { DevSite } from '../../dev/devSite';
import type { Route } from '../../site/pages';
import { forBrowsers } from '../../site/forBrowsers';
import { blockOrigins } from '../blockOrigins';
import type { Preview } from '../preview';
import { RefusedError } from '../refusal';
import { costOf } from './cost';
import { readLastBuild } from './lastBuild';
import { measurePage, type PageSize } from './measurePage';
import { createPictureSizes } from './pictureSizes';
import { secondsOnSlow3G } from './slow3G';

/** Weighs pages of the draft beside those of the file. */
export type Weigher = (page: number) => Promise<PageWeight>;

/**
 * Pages are rendered by the preview's server, whose modules they need; compressing and encoding is done on other threads.
 * That leaves 25 to 30 ms of the main thread for the home page as shipped, once nobody has typed for a second.
 * @param root The folder of the project, with the last build in dist/.
 * @param saved What the file holds; the same object as long as it does.
 */
export function createWeigher(
  root: string,
  preview: Preview,
  saved: () => { value: unknown },
): Weigher {
  const pictureSize = createPictureSizes();
  const measured = new WeakMap<DevSite, Map<string, Promise<PageSize>>>();
  let before: { of: unknown; site: Promise<DevSite | undefined> } | undefined;

  /** The same page of the same site is measured once. */
  async function measure(site: DevSite, route: Route): Promise<PageSize> {
    const known = measured.get(site) ?? new Map<string, Promise<PageSize>>();
    measured.set(site, known);
    const size = known.get(route.path) ?? measureNow(site, route);
    known.set(route.path, size);
    // What fails now may go well later: a module of the preview may just be written.
    size.catch(() => known.delete(route.path));
    return size;
  }

  async function measureNow(site: DevSite, route: Route): Promise<PageSize> {
    const { files } = site.assets;
    return measurePage(
      {
        html: await preview.render(site, route),
        page: route.page,
        siteData: forBrowsers(site.frame.site),
        fontUrls: site.frame.fontUrls,
        files,
        build: readLastBuild(join(root, 'dist')),
      },
      pictureSize,
    );
  }

  /** What the page weighs in the file; undefined if it is not there, or the file has mistakes. */
  async function weighBefore(
    draft: unknown,
    index: number,
    now: { site: DevSite; value: unknown },
  ): Promise<number | undefined> {
    const content = saved();
    // The file may hold what is shown.
    const make = async () =>
      isEqual(content.value, now.value) ? now.site : preview.make(content.value);
    if (before?.of !== content) before = { of: content, site: make() };
    const site = await before.site.catch(() => undefined);
    const route = site && routeOf(site, indexIn(content.value, draft, index));
    return site && route && sum(await measure(site, route));
  }

  return async (index) => {
    const { site, shown } = preview.current();
    const at = shown && indexIn(shown.value, shown.draft, index);
    const route = site && at !== undefined ? routeOf(site, at) : undefined;
    if (!site || !shown || !route || at === undefined)
      throw new RefusedError(404, 'This page cannot be shown yet.');
    const size = await measure(site, route);
    const old = await weighBefore(shown.draft, index, { site, value: shown.value });
    const heaviest =
      size.heaviest &&
      blockOrigins(shown.draft, shown.value, ['pages', at], route.categories)[size.heaviest.index]
        ?.pointer;
    const price = site.embed.config.speed.pricePerMegabyte;
    return {
      ...(old !== undefined && { before: old }),
      after: sum(size),
      ...(price && { cost: costOf(sum(size), price) }),
      ...(!readLastBuild(join(root, 'dist')) && { withoutCode: true }),
      ...secondsOnSlow3G(size.first, size.rest),
      ...(heaviest !== undefined && {
        heaviest: { pointer: heaviest, bytes: size.heaviest?.bytes ?? 0 },
      }),
    };
  };
}

const sum = ({ first, rest }: PageSize): number => first + rest;

/** Which page of `other` is the page `index` of `draft`; -1 if it has none. */
function indexIn(other: unknown, draft: unknown, index: number): number {
  return align(pagesOf(other), pagesOf(draft))[index] ?? -1;
}

function pagesOf(value: unknown): unknown[] {
  const list = valueAt(value, ['pages']);
  return Array.isArray(list) ? list : [];
}

/** The page itself, or the first of those made from it. */
function routeOf(site: DevSite, index: number): Route | undefined {
  const page = site.embed.site.pages[index];
  return page && site.routes.first(page);
}
