import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { writeRequest } from '../../../src/catalogue/search/requestAddress';
import { partsCatalogue } from '../../search/partsCatalogue';
import { findPostgres } from '../../search/postgres/programs';
import { prepareServers, type Servers } from '../../search/postgres/servers';
import { withTemporaryFolder } from '../../temporary/withTemporaryFolder';
import type { Opened } from './child';
import type { Order } from './openParts';
import { requestsOf } from './requests';

/** An endpoint with a provider, and a catalogue of a size. */
export interface EndpointFigures extends Omit<Opened, 'port'> {
  provider: string;
  products: number;
  /** Answers in a second of two endpoints on two cores; only of the smaller catalogue. */
  perSecond?: number;
}

const SMALL = 100_000;
const LARGE = 1_000_000;
/** So many questions wait for their answers at a time. */
const CLIENTS = 16;
const SECONDS = 10;
/** In MB: a million products in memory take half of it. */
const HEAP = 8000;

/** Measures the endpoint with all providers, those that need a program that is missing are left out. */
export async function measureEndpoint(log: (line: string) => void): Promise<EndpointFigures[]> {
  return withTemporaryFolder(async (folder) => {
    const found = findPostgres();
    const servers = 'folder' in found ? prepareServers(found.folder, folder) : undefined;
    if ('missing' in found) log(`endpoint: ${found.missing}`);
    const figures: EndpointFigures[] = [];
    try {
      for (const products of [SMALL, LARGE])
        for (const provider of servers ? ['memory', 'postgres'] : ['memory']) {
          const one = await measureOne({ provider, products }, servers);
          log(`endpoint: ${JSON.stringify(one)}`);
          figures.push(one);
        }
    } finally {
      await servers?.close();
    }
    return figures;
  });
}

async function measureOne(order: Order, servers: Servers | undefined): Promise<EndpointFigures> {
  const address =
    order.provider === 'postgres' && servers
      ? servers.addressOf(await servers.startPrimary())
      : undefined;
  const first = await start(order, address);
  const children = [first];
  try {
    const { port: _, ...figures } = first.opened;
    if (order.products > SMALL) return { ...order, ...figures };
    children.push(await start(order, address));
    return { ...order, ...figures, perSecond: await flood(children.map((one) => one.opened.port)) };
  } finally {
    for (const { child } of children) child.disconnect();
  }
}

async function start(order: Order, address: string | undefined) {
  const child = fork(path.resolve('tests/run.mjs'), ['tests/bench/endpoint/child.ts'], {
    execArgv: [`--max-old-space-size=${HEAP}`, '--expose-gc'],
    env: { ...process.env, ...(address !== undefined && { DATABASE_URL: address }) },
  });
  await answer(child);
  child.send(order);
  return { child, opened: (await answer(child)) as Opened };
}

function answer(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`The endpoint ended (${code}).`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });
}

/**
 * Asks endpoints in turn, always for something else, so that no answer is kept from before.
 * @returns The answers in a second.
 * @throws If anything is not answered.
 */
async function flood(ports: readonly number[]): Promise<number> {
  const requests = requestsOf(partsCatalogue(3000));
  const end = performance.now() + SECONDS * 1000;
  let asked = 0;
  const client = async () => {
    while (performance.now() < end) {
      const n = (asked += 1);
      const request = requests[n % requests.length] ?? { q: '' };
      const query = writeRequest({ ...request, size: 20 + Math.floor(n / requests.length) });
      const response = await fetch(
        `http://127.0.0.1:${ports[n % ports.length]}/search.json?${query}`,
      );
      if (!response.ok) throw new Error(`${query}: ${response.status}`);
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return asked / SECONDS;
}
