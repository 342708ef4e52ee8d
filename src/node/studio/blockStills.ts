import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import type { renderPage } from '../../app/server';
import { answer } from '../dev/answer';
import type { DevSite } from '../dev/devSite';
import { BLOCK_STILLS, NEW_BLOCKS } from '../dev/gallery';
import { writingOf } from '../language/writing';
import { escapeHtml } from '../render/document';

/** The module that draws pages on the server: it imports all blocks with their styles. */
const SERVER_ENTRY = '/src/app/server.tsx';

/** The styles of all stills are one file, which the browser reads once for all of them. */
const STYLES = `${BLOCK_STILLS}styles.css`;

/** A still runs nothing, and takes pictures and fonts of the site only. */
const POLICY =
  "default-src 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self'; sandbox allow-same-origin";

/** Only the block, close to the edges, and nothing of it moves or waits to be seen. */
const STILL =
  '#root > :not(main) { display: none } main { --section: 28px } [data-reveal] { opacity: 1 !important; transform: none !important } *, ::before, ::after { animation: none !important; transition: none !important } html { overflow: hidden; scrollbar-width: none }';

/**
 * Draws each kind of block as it is added, for thumbnails: a page without scripts, at `BLOCK_STILLS` and its kind. It
 * takes some milliseconds; a page of the preview takes seconds, as all its modules are loaded.
 * @param current The site that the preview shows, if it shows one.
 */
export function blockStills(current: () => DevSite | undefined): Plugin {
  return {
    name: 'studio-block-stills',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (!pathname.startsWith(BLOCK_STILLS)) return next();
        // oxlint-disable-next-line promise/no-callback-in-promise -- how middleware passes on an error
        answerStill(server, current(), pathname, response).catch(next);
      });
    },
  };
}

async function answerStill(
  server: ViteDevServer,
  site: DevSite | undefined,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const app = (await server.ssrLoadModule(SERVER_ENTRY)) as { renderPage: typeof renderPage };
  const id = `${NEW_BLOCKS}/${path.slice(BLOCK_STILLS.length)}`.slice(1);
  const route = site?.routes.get(id);
  if (!site || (!route && path !== STYLES)) return answer(response, 404, 'text/plain', '');
  const styles = site.frame.css + (await stylesOf(server));
  if (!route) {
    // Its address changes with what it says.
    const headers = { 'content-type': 'text/css', 'cache-control': 'max-age=31536000, immutable' };
    response.writeHead(200, headers).end(styles);
    return;
  }
  const html = app.renderPage(site.frame.site, route.page, () => {});
  response.setHeader('content-security-policy', POLICY);
  answer(response, 200, 'text/html', documentOf(site, html, styles));
}

function documentOf({ frame }: DevSite, html: string, styles: string): string {
  const { language } = frame.site.site;
  const { direction } = writingOf(language);
  const version = createHash('sha256').update(styles).digest('hex').slice(0, 12);
  return [
    // As with scripts, which the page has not: without these marks, what needs them is not shown.
    `<!doctype html><html data-js data-list="none" lang="${escapeHtml(language)}" dir="${direction}"><head><meta charset="utf-8">`,
    `<title>Block</title><link rel="stylesheet" href="${STYLES}?v=${version}"><style>${STILL}</style></head>`,
    `<body><div id="root">${html}</div></body></html>`,
  ].join('');
}

/** The styles of all that the server can draw, in the order in which a build has them. */
async function stylesOf(server: ViteDevServer): Promise<string> {
  const entry = await server.environments.ssr.moduleGraph.getModuleByUrl(SERVER_ENTRY);
  const seen = new Set<EnvironmentModuleNode>();
  const urls: string[] = [];
  const walk = (module: EnvironmentModuleNode): void => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) walk(imported);
    if (module.url.endsWith('.css')) urls.push(module.url);
  };
  if (entry) walk(entry);
  const sheets = await Promise.all(
    urls.map(async (url) => (await server.ssrLoadModule(`${url}?inline`)) as { default: string }),
  );
  return sheets.map((sheet) => sheet.default).join('\n');
}
