import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { encodePath, withQuery } from '../hosting/address';
import { ownPath } from '../serve/inbox/endpoint';
import { createInbox } from '../serve/inbox/inboxHandler';
import { messagesIn } from '../serve/inbox/messages';
import { readRequestPath, type RequestPath } from '../serve/requestPath';
import type { Weights } from '../../app/navigation/ahead/weights';
import { dataId, NOT_FOUND_ID } from '../../app/navigation/pageIds';
import type { Route } from '../site/pages';
import { isBuiltIcon } from '../site/published';
import { answer, typeOf } from './answer';
import type { DevEmbed } from './devEmbed';
import { DATA, type DevSite } from './devSite';
import { renderDevPage } from './renderDevPage';
import { brokenPage, overlay, toError } from './problems';
import { createPublicFiles } from './publicFiles';

/** Files that partners' pages load. The scripts are built, not served from source. */
const OF_EMBED = /^\/(embed|catalogue)\//;
/** Modules and files that Vite serves. */
const OF_VITE = /^\/(@|src\/|node_modules\/)|\.\w+$/;

/** The inputs of the responder. */
export interface Answers {
  server: ViteDevServer;
  embed: DevEmbed;
  /** The folder of the config, with public/ in it. */
  siteDir: string;
  /** The name of the config, shown with its mistakes. */
  name: string;
  /** The last good site, if any, and the config's present mistakes. */
  current: () => { site: DevSite | undefined; problems: string };
  /** The last versions of the site, the present one first, because the config may change while a page is loading. */
  recent: () => readonly DevSite[];
  /** The module that starts React, where it is not the site's own. */
  entry: string | undefined;
}

/** Answers requests for the site and its inbox; passes the rest on to Vite (`next`). */
export function createResponder({ server, embed, siteDir, name, current, recent, entry }: Answers) {
  const inbox = createInbox({
    endpoint: () => ownPath(current().site?.frame.site.contact?.endpoint),
    messages: messagesIn(server.config.root),
  });
  const publicFiles = createPublicFiles(siteDir);

  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (inbox(request, response)) return;
    const { site, problems } = current();
    // Undefined for an address that no built site can have; modules of Vite may have such addresses.
    const asked = readRequestPath(request.url ?? '/');
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const url = decode(pathname);
    if (!site && OF_VITE.test(url)) return next();
    if (!site) return answer(response, 500, 'text/html', brokenPage(problems, name));
    // Redirects come first, as on a host.
    if (serveRedirect(site, asked, response)) return;
    const asset = fileAt(recent(), url);
    // Partners' pages fetch the catalogue by id too.
    if (OF_EMBED.test(url)) response.setHeader('access-control-allow-origin', '*');
    if (asset) return answer(response, 200, typeOf(url), asset);
    const route = site.routes.get(dataId(url));
    if (route) return servePage(site, url, route, response);
    if (publicFiles(request, response, asked, next)) return;
    if (OF_EMBED.test(url)) return serveEmbed(site, url, response);
    if (url.startsWith(`${DATA}/`)) {
      const version = recent().find(({ id }) => id === searchParams.get('site'));
      return serveData(version ?? site, url, response);
    }
    // Only a build makes this icon, so its absence is no error.
    if (isBuiltIcon(url)) return response.writeHead(204).end();
    if (OF_VITE.test(url)) return next();
    const notFound = site.routes.get(NOT_FOUND_ID);
    if (!notFound) return next();
    return servePage(site, url, notFound, response, 404);
  };

  async function serveEmbed(site: DevSite, url: string, response: ServerResponse) {
    const file = await embed.file(site.embed, url).catch(toError);
    if (file instanceof Error) {
      server.config.logger.error(file.message, { timestamp: true });
      return answer(response, 500, 'text/plain', file.message);
    }
    if (file === undefined) answer(response, 404, 'text/plain', 'There is no such file.');
    else answer(response, 200, typeOf(url), file);
  }

  async function servePage(
    site: DevSite,
    url: string,
    route: Route,
    response: ServerResponse,
    status = 200,
  ) {
    const html = await server.transformIndexHtml(
      url,
      await renderDevPage(server, site, route, entry),
    );
    answer(response, status, 'text/html', html);
    // Wait until the page is listening. By then the mistake may have been fixed.
    if (current().problems) setTimeout(tellProblems, 500);
  }

  function tellProblems(): void {
    const { problems } = current();
    if (problems) server.ws.send(overlay(problems, name));
  }
}

/** A file of the site besides its pages; of pages that are not made again, as they were. */
function fileAt(sites: readonly DevSite[], url: string): Buffer | string | undefined {
  for (const { assets, files } of sites) {
    const file = assets.files.get(url) ?? files.get(url);
    if (file !== undefined) return file;
  }
  // Made only for those who ask: that takes seconds with a hundred thousand products.
  return url.startsWith('/catalogue/') ? sites[0]?.index().get(url) : undefined;
}

/** @returns Whether the config redirects the request. */
function serveRedirect(
  site: DevSite,
  asked: RequestPath | undefined,
  response: ServerResponse,
): boolean {
  const redirect = asked && site.redirects.get(asked.path);
  if (!redirect) return false;
  const location = encodePath(withQuery(redirect.to, asked.search));
  // Not 301: a cached redirect would outlive the next save.
  response.writeHead(302, { location, 'cache-control': 'no-store' }).end();
  return true;
}

function serveData(site: DevSite, url: string, response: ServerResponse): void {
  const id = url.slice(`${DATA}/`.length, -'.json'.length);
  const data = dataOfAll(site, id) ?? site.routes.get(id)?.page;
  if (data) answer(response, 200, 'application/json', JSON.stringify(data));
  else answer(response, 404, 'text/plain', 'There is no such page.');
}

/** Data that all pages share. */
function dataOfAll(site: DevSite, id: string): object | undefined {
  if (id === '_site') return site.frame.site;
  // Pages change while they are edited, so none is prefetched.
  const none: Weights = { budget: 0, contents: {}, data: {}, code: {}, listings: {} };
  return id === '_ahead' ? none : undefined;
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
