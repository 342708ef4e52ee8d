import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { dataId, NOT_FOUND_ID } from '../../app/navigation/pageIds';
import {
  DRAFT_EVENT,
  DRAFT_PAGE,
  STUDIO_META,
  type DraftPage,
} from '../../studio/preview/draftPage';
import { blockLoaders } from '../assets/code/blockLoaders';
import { loadValidator } from '../config/check/shape/loadValidator';
import { answer } from '../dev/answer';
import { makeDevSite, type DevResult, type DevSite } from '../dev/devSite';
import { GALLERY } from '../dev/gallery';
import { renderDevPage } from '../dev/renderDevPage';
import { devSite, type DraftSource } from '../dev/plugin';
import { generate } from '../schemas/generate';
import { readRequestPath } from '../serve/requestPath';
import { sendFile } from '../serve/sendFile';
import type { Route } from '../site/pages';
import { blockOrigins } from './blockOrigins';

/** The script of Studio in a page. */
const PAGE_SCRIPT = '/src/studio/preview/page/main.ts';

/** The module that starts React in a page: it draws the draft. */
const PAGE_ENTRY = '/src/studio/preview/page/client.tsx';

/** The first port that is tried; the dev server's own comes before. */
const PORT = 5180;

/** A draft as the preview can show it. */
export interface Shown {
  revision: number;
  draft: unknown;
  /** The draft without mistakes. */
  value: unknown;
}

/** The dev server that shows the draft. */
export interface Preview {
  /** 'http://127.0.0.1:5180' */
  origin: string;
  /** Shows a draft; of several that come fast, the last one. Resolves when pages are made of it. */
  show(shown: Shown): Promise<void>;
  /**
   * Shows an earlier version, until the draft is shown again or changes; without one, the draft.
   * @returns Whether pages could be made of it.
   */
  lookAt(version?: Shown): Promise<boolean>;
  /** The site that is shown, if there has been one, and the draft that it was made of. */
  current(): { site: DevSite | undefined; shown: Shown | undefined };
  /** The site of another config; undefined if it has mistakes. */
  make(config: unknown): Promise<DevSite | undefined>;
  /** A page as HTML. */
  render(site: DevSite, route: Route): Promise<string>;
  close(): Promise<void>;
}

/** What the preview is made from. */
export interface PreviewOptions {
  root: string;
  /** The config: its full path. */
  file: string;
  /** The origin of Studio. */
  studio: string;
  first: Shown | undefined;
  /** Called when a file that the site is made from has changed. */
  fileChanged: (file: string) => void;
  /** Called when pages are made of a draft. */
  drawn: (revision: number) => void;
}

/** Starts the dev server for a draft, on 127.0.0.1 and a port of its own. */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const { root, file } = options;
  const source = createSource(options);
  const server = await createServer({
    root,
    configFile: false,
    publicDir: false,
    // By Studio's port, so that no other server that runs has the same: each would throw the other's out.
    cacheDir: `node_modules/.vite/studio-${new URL(options.studio).port}`,
    logLevel: 'warn',
    server: {
      host: '127.0.0.1',
      // Vite takes the next one if it is taken.
      port: PORT,
      // Other pages on this machine could read the draft.
      cors: false,
      hmr: { overlay: false },
      watch: { ignored: ['**/dist.{new,old}/**'] },
    },
    plugins: [
      react(),
      blockLoaders(),
      bridge(source.page, { publicDir: join(dirname(file), 'public'), studio: options.studio }),
      devSite(file, source.draft),
    ],
  });
  await server.listen();
  const address = server.httpServer?.address();
  const port = typeof address === 'object' && address ? address.port : PORT;
  return {
    origin: `http://127.0.0.1:${port}`,
    show: (shown) => source.show(shown),
    lookAt: (version) => source.lookAt(version),
    current: () => source.current(),
    make: (config) => source.make(config),
    render: (site, route) => renderDevPage(server, site, route),
    close: () => server.close(),
  };
}

/** Leaves only the content of a page. */
const ALONE = '#root > :not(main) { display: none }';

/** Adds Studio's script to pages, and answers what it asks for. */
function bridge(
  page: (path: string, frame: string) => DraftPage | undefined,
  { publicDir, studio }: { publicDir: string; studio: string },
): Plugin {
  return {
    name: 'studio-bridge',
    transformIndexHtml: (_, { path }) => [
      // Thumbnails show a block without header and footer.
      ...(path.startsWith(`${GALLERY}/`) ? [{ tag: 'style', children: ALONE }] : []),
      { tag: 'meta', attrs: { name: STUDIO_META, content: studio }, injectTo: 'head' },
      { tag: 'script', attrs: { type: 'module', src: PAGE_SCRIPT }, injectTo: 'head' },
    ],
    configureServer(server) {
      server.middlewares.use((request: IncomingMessage, response: ServerResponse, next) => {
        const url = new URL(request.url ?? '/', 'http://localhost');
        if (url.pathname.startsWith('/images/')) return sendPicture(publicDir, request, response);
        if (url.pathname !== DRAFT_PAGE) return next();
        const found = page(
          url.searchParams.get('path') ?? '/',
          url.searchParams.get('frame') ?? '',
        );
        answer(response, found ? 200 : 404, 'application/json', JSON.stringify(found ?? {}));
      });
    },
  };
}

/** Pictures as they are in their folder, for Studio's thumbnails. Pages have them prepared, at other addresses. */
function sendPicture(dir: string, request: IncomingMessage, response: ServerResponse): void {
  const asked = readRequestPath(request.url ?? '/');
  const refuse = (status: number): void => void response.writeHead(status).end();
  if (!asked) return refuse(404);
  response.setHeader('content-security-policy', "default-src 'none'; sandbox");
  sendFile({ dir, name: asked.path, request, response, refuse });
}

function createSource({ root, file, first, fileChanged, drawn }: PreviewOptions) {
  let shown = first;
  /** What is shown in the place of the draft. */
  let version: Shown | undefined;
  let site: DevSite | undefined;
  let frame = '';
  /** The draft that `site` is made of. */
  let drawnFrom = first;
  let refresh: (() => Promise<void>) | undefined;
  let showing: Promise<void> | undefined;

  async function read(): Promise<DevResult> {
    const wanted = version ?? shown;
    if (!wanted)
      return {
        problems:
          'The site cannot be shown yet. Fix its mistakes first: the button at the top lists them.',
      };
    const made = await make(wanted.value);
    if (!made) return { problems: 'The site has mistakes.' };
    drawnFrom = wanted;
    return { site: made };
  }

  async function make(value: unknown): Promise<DevSite | undefined> {
    const { hash } = await generate(root);
    const config = structuredClone(value);
    return loadValidator(root, hash)(config)
      ? makeDevSite(root, file, config, { keepsDated: true })
      : undefined;
  }

  function announce(server: ViteDevServer, made: DevSite): void {
    const isFirst = site === undefined;
    site = made;
    frame = createHash('sha256')
      .update(JSON.stringify([made.frame.site, made.frame.css]))
      .digest('hex')
      .slice(0, 12);
    if (isFirst) server.ws.send({ type: 'full-reload' });
    else server.ws.send(DRAFT_EVENT, {});
    if (drawnFrom) drawn(drawnFrom.revision);
  }

  /** Shows what is newest until nothing newer has come. */
  async function showLatest(): Promise<void> {
    for (let last: Shown | undefined; last !== (version ?? shown);) {
      last = version ?? shown;
      await refresh?.();
    }
  }

  async function showNow(): Promise<void> {
    showing ??= showLatest().finally(() => {
      showing = undefined;
    });
    await showing;
  }

  function page(path: string, known: string): DraftPage | undefined {
    const route = site?.routes.get(dataId(decodeURI(path))) ?? site?.routes.get(NOT_FOUND_ID);
    if (!site || !route || !drawnFrom) return undefined;
    const index = site.embed.site.pages.findIndex((one) => one.path === route.pattern);
    const pagePath = index === -1 ? ['notFound'] : ['pages', index];
    return {
      page: route.page,
      origins: blockOrigins(drawnFrom.draft, drawnFrom.value, pagePath),
      frame,
      ...(known !== frame && { shared: { site: site.frame.site, css: site.frame.css } }),
    };
  }

  const draft: DraftSource = {
    entry: PAGE_ENTRY,
    read,
    announce,
    fileChanged,
    connect(readAgain) {
      refresh = readAgain;
    },
  };
  return {
    draft,
    page,
    make,
    current: () => ({ site, shown: drawnFrom }),
    async show(next: Shown) {
      shown = next;
      version = undefined;
      await showNow();
    },
    async lookAt(next: Shown | undefined) {
      if (next === version) return true;
      version = next;
      await showNow();
      return drawnFrom === (next ?? shown);
    },
  };
}
