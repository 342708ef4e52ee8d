import path from 'node:path';
import { parseArgs } from 'node:util';
import { SEARCH_PORT } from '../hosting/searchPort';
import { DEFAULT_PROVIDER } from '../search/openProvider';
import { openCurrent } from '../search/openCurrent';
import { loadCatalogue } from '../search/openEndpoint';
import { choosePort } from '../serve/choosePort';
import { listen } from '../serve/listen';
import { readPort } from '../serve/ports';
import { siteRules } from '../serve/siteRules';
import { untilStopped } from '../serve/untilStopped';
import type { Help, Options } from './launch/help';

const OPTIONS = {
  out: { type: 'string', default: 'dist', value: 'folder', help: 'the built site, if not in dist' },
  port: { type: 'string', value: 'number', help: `another port than ${SEARCH_PORT}` },
  provider: {
    type: 'string',
    default: DEFAULT_PROVIDER,
    value: 'name',
    help: 'what finds: memory, which needs nothing else, or postgres, from some 300,000 products on',
  },
  load: {
    type: 'boolean',
    default: false,
    help: 'load the catalogue into the database, and end; endpoints do it themselves if nobody has',
  },
  rate: {
    type: 'string',
    value: 'number',
    help: 'questions of one visitor in a second, 20 unless given; 0 if the server before it counts them',
  },
} as const satisfies Options;

/** So long questions may still be answered when it is stopped: less than services are given before they are killed. */
const STOP_TIMEOUT_MS = 8000;

/** See `run`. */
export const help: Help = {
  about:
    'Answers searches in catalogues that are too large for the page, from the site as it was built last:\nas JSON for its pages, and as a page for visitors without JavaScript.',
  options: OPTIONS,
  examples: ['', '--port 8090', '--rate 0', '--provider postgres', '--provider postgres --load'],
  more: 'PORT sets the port, too, and HOST the network interface to listen on. Put it behind the name of the\nsite, as dist/hosting/nginx.conf and Caddyfile do if the config names an endpoint ("store", "search").\nAfter a build it goes on with the new site by itself.\n\npostgres takes its database from DATABASE_URL (postgres://user:password@host:5432/name), or from PGHOST, PGPORT,\nPGDATABASE, PGUSER and PGPASSWORD. Of several hosts, separated by commas, the primary is loaded into and all are asked;\nif one is gone, another one answers. The user needs the right to create schemas in the database.',
};

/**
 * `npm run search [-- --port 4180] [--out dist] [--provider postgres] [--load]`: answers searches until it is stopped.
 * @returns 0 after it was stopped, 1 if it could not start.
 * @throws For unknown arguments, with a message for the terminal; without a built site.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: OPTIONS });
  if (values.load) return load(values);
  const named = readPort(values.port ?? process.env['PORT']);
  const perSecond = readRate(values.rate);
  const port = await choosePort({
    port: named ?? SEARCH_PORT,
    explicit: named !== undefined,
    command: 'npm run search',
    log: (line) => console.error(line),
  });
  if (port === undefined) return 1;
  const dir = path.resolve(values.out);
  const rules = siteRules(dir);
  const started = performance.now();
  const options = {
    root: process.cwd(),
    dir,
    provider: values.provider,
    ...(perSecond !== undefined && { perSecond }),
    headers: rules.headers,
  };
  const endpoint = await openCurrent(options, say);
  const running = await listen(
    (request, response) => {
      if (endpoint.handler(request, response)) return;
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(`Only ${endpoint.address} is answered here.\n`);
    },
    port,
    process.env['HOST'] || undefined,
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(
    `Searching ${endpoint.count} products, ready after ${seconds} s: ${running.url}${endpoint.address}`,
  );
  say('Press Ctrl+C to stop.');
  await untilStopped();
  await running.close(STOP_TIMEOUT_MS);
  await endpoint.close();
  return 0;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function load({ out, provider }: { out: string; provider: string }): Promise<number> {
  if (provider === DEFAULT_PROVIDER)
    throw new Error(
      'The provider "memory" keeps nothing that could be loaded. Name another one: --provider postgres.',
    );
  const started = performance.now();
  const count = await loadCatalogue(path.resolve(out), provider);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`The database has ${count} products, after ${seconds} s.\n`);
  return 0;
}

/** @throws For what is no rate. */
function readRate(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const rate = Number(text);
  if (Number.isInteger(rate) && rate >= 0) return rate;
  throw new Error(`--rate is "${text}", but must be a whole number, or 0 for no limit.`);
}
