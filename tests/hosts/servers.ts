import type { RequestListener } from 'node:http';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hostValues } from '../../src/node/serve/hosts/hostValues';
import { hostsHandler } from '../../src/node/serve/hosts/hostsHandler';
import { listen } from '../../src/node/serve/listen';
import getPort from 'get-port';
import { siteHandler } from '../../src/node/serve/siteHandler';

/** Delay of each response on a slow connection, in ms. */
const SLOW = 1200;

/** Serves the host pages on one origin, the built site on another, and variants of the site that fail on others. */
export async function serveHosts(): Promise<{
  url: string;
  /** The built site. */
  site: string;
  close: () => Promise<void>;
}> {
  const dist = path.resolve('dist');
  const site = siteHandler(dist);
  const open = await Promise.all([
    listen(site, 0),
    listen(answeringHtml(site), 0),
    listen(later(site), 0),
    listen(failingFirst(site), 0),
  ]);
  const [good, broken, slow, failing] = open.map(({ url }) => url);
  const values = {
    ...hostValues(dist, good ?? ''),
    BROKEN: broken ?? '',
    SLOW: slow ?? '',
    FAILING_FIRST: failing ?? '',
    DOWN: `http://localhost:${await getPort()}`,
    WHOLE: wholeScript(dist),
  };
  const hosts = await listen(
    hostsHandler(path.resolve('embed/hosts'), () => ({ ...values, HOST: hosts.url })),
    0,
  );
  return {
    url: hosts.url,
    site: good ?? '',
    async close() {
      await Promise.all([hosts, ...open].map((server) => server.close()));
    },
  };
}

/** The URL of the pinned single-file script. */
function wholeScript(dist: string): string {
  const text = readFileSync(path.join(dist, 'embed', 'versions.json'), 'utf8');
  const { latest, versions } = JSON.parse(text) as {
    latest: string;
    versions: Record<string, { file: string }>;
  };
  return versions[latest]?.file ?? '';
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
    void setTimeout(() => site(request, response), SLOW);
