import { createHash } from 'node:crypto';
import type { ViteDevServer } from 'vite';
import { dataId, NOT_FOUND_ID } from '../../app/navigation/pageIds';
import { DRAFT_EVENT, type DraftPage } from '../../studio/preview/draftPage';
import { makeDevSite, type DevResult, type DevSite } from '../dev/devSite';
import type { DraftSource } from '../dev/plugin';
import { blockOrigins } from './blockOrigins';
import type { WithDefaults } from './draftDefaults';
import type { PreviewOptions, Shown } from './previewOptions';

/** The module that starts React in a page: it draws the draft. */
const PAGE_ENTRY = '/src/studio/preview/page/client.tsx';

/** A site that is shown. */
interface Drawn {
  site: DevSite;
  /** The hash of what all its pages share. */
  frame: string;
}

/** Holds what the preview shows, the draft or an earlier version, and makes its site. */
export function createPreviewSource({
  root,
  file,
  first,
  fillDefaults,
  fileChanged,
  drawn,
}: PreviewOptions) {
  let shown = first;
  /** What is shown in the place of the draft. */
  let version: Shown | undefined;
  let current: Drawn | undefined;
  /** The draft that the site of `current` is made of. */
  let drawnFrom = first;
  const wanted = (): Shown | undefined => version ?? shown;
  const refresher = createRefresher(wanted);
  const make = async (config: unknown) => makeSite(root, file, await fillDefaults(config));

  async function read(): Promise<DevResult> {
    const asked = wanted();
    if (!asked)
      return {
        problems:
          'The site cannot be shown yet. It is being checked, or has mistakes: then the button at the top lists them.',
      };
    const made = await make(asked.value);
    if (!made) return { problems: 'The site has mistakes.' };
    drawnFrom = asked;
    return { site: made };
  }

  function announce(server: ViteDevServer, site: DevSite): void {
    const isFirst = current === undefined;
    current = { site, frame: hashOfFrame(site) };
    if (isFirst) server.ws.send({ type: 'full-reload' });
    else server.ws.send(DRAFT_EVENT, {});
    if (drawnFrom) drawn(drawnFrom.revision);
  }

  const draft: DraftSource = {
    entry: PAGE_ENTRY,
    read,
    announce,
    fileChanged,
    connect: (refresh) => refresher.connect(refresh),
  };
  return {
    draft,
    make,
    page: (path: string, known: string) =>
      current && drawnFrom && draftPage(current, drawnFrom, { path, known }),
    current: () => ({ site: current?.site, shown: drawnFrom }),
    async show(next: Shown) {
      shown = next;
      version = undefined;
      await refresher.refresh();
    },
    async lookAt(next: Shown | undefined) {
      if (next === version) return true;
      version = next;
      await refresher.refresh();
      return drawnFrom === (next ?? shown);
    },
  };
}

/** Makes pages again, one time after the other, until they are made of what is wanted by then. */
function createRefresher(wanted: () => Shown | undefined) {
  let refreshPages: (() => Promise<void>) | undefined;
  let refreshing: Promise<void> | undefined;

  async function refreshToLatest(): Promise<void> {
    for (let last: Shown | undefined; last !== wanted();) {
      last = wanted();
      await refreshPages?.();
    }
  }

  return {
    connect(refresh: () => Promise<void>) {
      refreshPages = refresh;
    },
    async refresh(): Promise<void> {
      refreshing ??= refreshToLatest().finally(() => {
        refreshing = undefined;
      });
      await refreshing;
    },
  };
}

/** The site of a config; undefined if its schema does not allow all of it. */
async function makeSite(
  root: string,
  file: string,
  { config, isValid }: WithDefaults,
): Promise<DevSite | undefined> {
  return isValid ? makeDevSite(root, file, config, { keepsDated: true }) : undefined;
}

function hashOfFrame({ frame }: DevSite): string {
  return createHash('sha256')
    .update(JSON.stringify([frame.site, frame.css]))
    .digest('hex')
    .slice(0, 12);
}

/** The page at a path, with what all pages share unless the browser knows it: `known` is the hash of what it has. */
function draftPage(
  { site, frame }: Drawn,
  { draft, value }: Shown,
  { path, known }: { path: string; known: string },
): DraftPage | undefined {
  const route = site.routes.get(dataId(decodeURI(path))) ?? site.routes.get(NOT_FOUND_ID);
  if (!route) return undefined;
  const index = site.embed.site.pages.findIndex((one) => one.path === route.pattern);
  const pagePath = index === -1 ? ['notFound'] : ['pages', index];
  return {
    page: route.page,
    origins: blockOrigins(draft, value, pagePath, route.categories),
    frame,
    ...(known !== frame && { shared: { site: site.frame.site, css: site.frame.css } }),
  };
}
