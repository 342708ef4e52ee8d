import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join, relative } from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { ownPath } from '../serve/inbox/endpoint';
import { createInbox } from '../serve/inbox/inbox-handler';
import { MENU_STYLES, menuInRow } from '../headerFit';
import { messagesIn } from '../serve/inbox/messages';
import { HOME, NOT_FOUND } from '../site/pages';
import { answer, typeOf } from './answer';
import { createDevEmbed } from './devEmbed';
import { readDevSite, type DevSite } from './devSite';
import { DATA, drawPage } from './drawPage';
import { brokenPage, overlay, toError, toProblems } from './problems';
import { INBOX_FILES, WITHHELD } from './withheld';

/** What pages of others load. Its scripts are built, not served as they are written. */
const OF_EMBED = /^\/(embed|catalogue)\//;
/** Modules and files, which Vite serves. */
const OF_VITE = /^\/(@|src\/|node_modules\/)|\.\w+$/;
/** Icons, which the build makes: a browser that asks for them here is not told of a mistake. */
const OF_BUILD = /^\/(favicon\.svg|manifest\.webmanifest|icons\/[^/]+\.png)$/;

/**
 * Serves the site of a config while it is edited. A change of the config or of a picture reloads the page; a
 * mistake in the config shows as an overlay with the checker's text, and the last good page stays.
 * @param file The config: its full path, with public/ beside it.
 */
export function devSite(file: string): Plugin {
  const pictures = join(dirname(file), 'public');
  let state: ReturnType<typeof createState> | undefined;
  return {
    name: 'dev-site',
    apply: 'serve',
    config: () => ({
      appType: 'custom',
      css: { postcss: { plugins: [menuInRow(() => state?.menuFrom())] } },
      // Vite would otherwise scan and watch every HTML file there is, those of dist/ too.
      optimizeDeps: { entries: ['src/app/client.tsx', 'src/blocks/*/*.tsx'] },
      server: {
        watch: { ignored: ['**/dist/**', '**/test-results/**', '**/.cache/**', INBOX_FILES] },
        fs: { deny: WITHHELD },
      },
    }),
    async configureServer(server) {
      const own = createState(server, file);
      state = own;
      await own.read();
      const schemas = join(server.config.root, 'schemas');
      const read = [file, join(pictures, '/'), join(schemas, '/')].map((path) =>
        normalizePath(path),
      );
      server.watcher.add([file, pictures]);
      server.watcher.on('all', (_event, changed) => {
        if (read.some((path) => normalizePath(changed).startsWith(path))) void own.read();
        else own.forgetEmbed();
      });
      server.middlewares.use((request, response, next) => {
        // oxlint-disable-next-line promise/no-callback-in-promise -- how a middleware hands on a failure
        own.serve(request, response, next).catch(next);
      });
    },
  };
}

function createState(server: ViteDevServer, configFile: string) {
  const { root } = server.config;
  const name = relative(root, configFile);
  let site: DevSite | undefined;
  let problems = '';
  let latest = 0;
  const embed = createDevEmbed();
  const inbox = createInbox({
    endpoint: () => ownPath(site?.data.contact?.endpoint),
    messages: messagesIn(root),
  });

  /** Reads the config again and tells the browsers. Of several readings at a time the last one counts. */
  async function read(): Promise<void> {
    latest += 1;
    const turn = latest;
    // A schema that is half written, a picture that is gone: nothing that is saved may end the server.
    const result = await readDevSite(root, configFile).catch(toProblems);
    if (turn !== latest) return;
    problems = result.problems ?? '';
    if (result.site) {
      if (site?.menuFrom !== result.site.menuFrom) forgetStyles(server);
      site = result.site;
      server.ws.send({ type: 'full-reload' });
    } else {
      server.config.logger.error(`\n${problems}\n`, { timestamp: true });
      server.ws.send(overlay(problems, name));
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse, next: () => void) {
    if (inbox(request, response)) return;
    const url = decode(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!site && OF_VITE.test(url)) return next();
    if (!site) return answer(response, 500, 'text/html', brokenPage(problems, name));
    const asset = site.assets.files.get(url) ?? site.index.get(url);
    // The catalogue by id is read from the pages of others too.
    if (OF_EMBED.test(url)) response.setHeader('access-control-allow-origin', '*');
    if (asset) return answer(response, 200, typeOf(url), asset);
    if (OF_EMBED.test(url)) return serveEmbed(site, url, response);
    if (url.startsWith(DATA)) return serveData(site, url, response);
    if (OF_BUILD.test(url)) return response.writeHead(204).end();
    const redirect = site.data.redirects.find(({ from }) => from === url.replace(/\/$/, ''));
    if (redirect) return response.writeHead(302, { location: redirect.to }).end();
    if (OF_VITE.test(url)) return next();
    const found = site.routes.get(url.replace(/^\/+|\/+$/g, '') || HOME);
    const route = found ?? site.routes.get(NOT_FOUND);
    if (!route) return next();
    const html = await server.transformIndexHtml(url, await drawPage(server, site, route));
    answer(response, found ? 200 : 404, 'text/html', html);
    // Once the page listens; by then the mistake may have been mended.
    if (problems) setTimeout(() => problems && server.ws.send(overlay(problems, name)), 500);
  }

  async function serveEmbed(current: DevSite, url: string, response: ServerResponse) {
    const file = await embed.file(current.embed, url).catch(toError);
    if (file instanceof Error) {
      server.config.logger.error(file.message, { timestamp: true });
      return answer(response, 500, 'text/plain', file.message);
    }
    if (file === undefined) answer(response, 404, 'text/plain', 'There is no such file.');
    else answer(response, 200, typeOf(url), file);
  }

  return {
    read,
    serve,
    forgetEmbed: () => embed.forget(),
    menuFrom: () => site?.menuFrom,
  };
}

/** The style sheets that change with the menu are translated anew when they are next asked for. */
function forgetStyles({ environments }: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(environments)) {
    for (const [file, modules] of moduleGraph.fileToModulesMap) {
      if (MENU_STYLES.test(file)) modules.forEach((module) => moduleGraph.invalidateModule(module));
    }
  }
}

function serveData(site: DevSite, url: string, response: ServerResponse): void {
  const id = url.slice(DATA.length, -'.json'.length);
  const data = id === '_site' ? site.data : site.routes.get(id)?.page;
  if (data) answer(response, 200, 'application/json', JSON.stringify(data));
  else answer(response, 404, 'text/plain', 'There is no such page.');
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
