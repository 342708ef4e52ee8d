import type { RequestListener } from 'node:http';
import path from 'node:path';
import { resultsFolder } from '../../../src/node/cli/test-steps/resultsFolder';
import { listen } from '../../../src/node/serve/listen';
import { openSearch } from '../../../src/node/serve/openSearch';
import { siteHandler } from '../../../src/node/serve/siteHandler';
import { untilStopped } from '../../../src/node/serve/untilStopped';

/** A folder for this run alone, because another run in the same clone may begin or end at the same time. */
const BUILT = path.resolve(resultsFolder(), 'sites');

/** The origins of the sites that have been asked for, by name. */
const origins = new Map<string, Promise<string>>();
/** The build that is under way. The next one waits for it, to take its code and photos from the cache. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Serves the other sites, each on a port of its own: builds one when it is first asked for. `GET /norwegian` on `port`
 * is answered with the origin of the Norwegian company's site once it is built. One process builds all, as starting
 * takes longer than most of the builds.
 */
export async function run([port]: string[]): Promise<number> {
  const server = await listen(answer, Number(port));
  await untilStopped();
  await server.close();
  return 0;
}

const answer: RequestListener = ({ url = '/' }, response) => {
  const name = url.slice(1);
  // Without a name, Playwright asks whether the server has started.
  const found = name ? origin(name) : Promise.resolve('');
  found.then(
    (text) => response.end(text),
    (error: Error) => response.writeHead(500).end(error.stack),
  );
};

function origin(name: string): Promise<string> {
  const known = origins.get(name);
  if (known) return known;
  const found = last.then(() => serve(name));
  origins.set(name, found);
  last = found.catch(() => {});
  return found;
}

async function serve(name: string): Promise<string> {
  // Import it only when needed, because many runs ask for the project's own site alone.
  const { BUILDS } = await import('./buildSites');
  const folder = path.join(BUILT, name);
  await BUILDS[name as keyof typeof BUILDS](folder);
  const site = siteHandler(folder);
  // Workers of a run are one visitor, who asks as often as all of them.
  const search = await openSearch(folder, 0);
  const { url } = await listen((request, response) => {
    if (!search?.handler(request, response)) site(request, response);
  }, 0);
  return url;
}
