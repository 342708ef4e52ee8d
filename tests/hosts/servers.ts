import type { RequestListener } from 'node:http';
import path from 'node:path';
import { hostValues } from '../../src/node/serve/hosts/hostValues';
import { hostsHandler } from '../../src/node/serve/hosts/hostsHandler';
import { listen, type Running } from '../../src/node/serve/listen';
import getPort from 'get-port';
import { siteHandler } from '../../src/node/serve/siteHandler';
import { changed, CHANGES, pinnedFile, WAYS, withOtherCompany, type Way } from './ways';

/** Delay of each response on a slow connection, in ms. */
const SLOW_ANSWER_MS = 1200;

/**
 * Serves the host pages on origins of their own, the built site on another, and variants of the site that fail on
 * others.
 */
export async function serveHosts(): Promise<{
  /** The address of the host pages, for each way to carry the embed. */
  urls: Record<Way, string>;
  /** The built site. */
  site: string;
  close: () => Promise<void>;
}> {
  const dist = path.resolve('dist');
  const site = withOtherCompany(siteHandler(dist), dist);
  const open = await Promise.all([
    listen(site, 0),
    listen(answeringHtml(site), 0),
    listen(failingFirst(site), 0),
    // Have one slow server for each way, because an engine caches files by their origin.
    ...WAYS.map(() => listen(later(site), 0)),
  ]);
  const [good, broken, failing, ...slow] = open.map(({ url }) => url);
  const pinned = pinnedFile(dist);
  const values = {
    ...hostValues(dist, good ?? ''),
    BROKEN: broken ?? '',
    FAILING_FIRST: failing ?? '',
    DOWN: `http://localhost:${await getPort()}`,
    WHOLE: pinned.file,
  };
  const servePages = async (way: Way, index: number): Promise<Running> => {
    const pages = hostsHandler(path.resolve('embed/hosts'), () => ({
      ...values,
      SLOW: slow[index] ?? '',
      HOST: hosts.url,
    }));
    const hosts = await listen(
      changed(pages, (html) => CHANGES[way](html, pinned)),
      0,
    );
    return hosts;
  };
  const hosts = await Promise.all(WAYS.map(servePages));
  const urls = Object.fromEntries(WAYS.map((way, index) => [way, hosts[index]?.url ?? '']));
  return {
    urls: urls as Record<Way, string>,
    site: good ?? '',
    async close() {
      await Promise.all([...hosts, ...open].map((server) => server.close()));
    },
  };
}

/** Simulates a connection that breaks once: the first request for the widgets fails. */
function failingFirst(site: RequestListener): RequestListener {
  let isDown = true;
  return (request, response) => {
    if (!isDown || !request.url?.startsWith('/embed/c/')) return site(request, response);
    isDown = false;
    response.writeHead(503, { 'Access-Control-Allow-Origin': '*' }).end();
  };
}

/** Simulates hosts that answer every unknown address with their home page. */
const answeringHtml =
  (site: RequestListener): RequestListener =>
  (request, response) => {
    if (!request.url?.startsWith('/embed/c/')) return site(request, response);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end('<!doctype html><title>Home</title>');
  };

const later =
  (site: RequestListener): RequestListener =>
  (request, response) =>
    void setTimeout(() => site(request, response), SLOW_ANSWER_MS);
