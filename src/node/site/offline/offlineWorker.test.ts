import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { companyConfig } from '../company.fixture';
import { offlineFiles } from './offlineFiles';
import { OFFLINE_WORKER } from './offlineWorker';

const ORIGIN = 'https://acme.example';

/** What the worker has stored, by address. */
let stored: Map<string, Response>;
type Fetch = (asked: string | { url: string }) => Promise<Response>;
let network: Mock<Fetch>;
let listeners: Record<string, (event: never) => void>;

const addressOf = (asked: string | { url: string }) =>
  new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).href;

beforeEach(() => {
  stored = new Map();
  listeners = {};
  network = vi.fn<Fetch>((asked) => Promise.resolve(new Response(`new ${addressOf(asked)}`)));
  const cache = {
    match: (asked: string | { url: string }) =>
      Promise.resolve(stored.get(addressOf(asked))?.clone()),
    put: (asked: string, answer: Response) =>
      Promise.resolve(void stored.set(addressOf(asked), answer)),
    keys: () => Promise.resolve([...stored.keys()].map((url) => ({ url }))),
    delete: (url: string) => Promise.resolve(stored.delete(url)),
  };
  const self = {
    registration: { scope: `${ORIGIN}/desk` },
    skipWaiting: () => {},
    addEventListener: (type: string, listener: (event: never) => void) => {
      listeners[type] = listener;
    },
  };
  runInNewContext(OFFLINE_WORKER, {
    self,
    caches: { open: () => Promise.resolve(cache) },
    fetch: network,
    location: new URL(`${ORIGIN}/desk-offline.js`),
    URL,
    Response,
  });
});

/** What the worker answers; undefined if it leaves the request to the browser. */
function ask(path: string, { mode = 'cors', method = 'GET' } = {}): Promise<Response> | undefined {
  const request = { url: new URL(path, ORIGIN).href, mode, method };
  let answer: Promise<Response> | undefined;
  listeners['fetch']?.({
    request,
    respondWith: (given: Promise<Response>) => (answer = given),
  } as never);
  return answer;
}

async function keep(files: string[]): Promise<void> {
  let done: Promise<void> | undefined;
  const data = files.map((file) => ORIGIN + file);
  listeners['message']?.({ data, waitUntil: (work: Promise<void>) => (done = work) } as never);
  await done;
}

const goOffline = () => network.mockRejectedValue(new TypeError('no network'));
const visit = (path: string) => ask(path, { mode: 'navigate' });

describe('the worker of the desk', () => {
  it('gives what was kept where there is no network', async () => {
    await keep(['/assets/a.js']);
    goOffline();
    expect(await (await visit('/desk?from=mail'))?.text()).toBe(`new ${ORIGIN}/desk`);
    expect(await (await visit('/desk/'))?.text()).toBe(`new ${ORIGIN}/desk`);
    expect(await (await ask('/assets/a.js'))?.text()).toBe(`new ${ORIGIN}/assets/a.js`);
    await expect(ask('/assets/b.js')).rejects.toThrow('no network');
  });

  it('asks the network first, and gives what that answers, whatever it is', async () => {
    await keep([]);
    network.mockResolvedValueOnce(new Response('gone', { status: 404 }));
    expect((await visit('/desk'))?.status).toBe(404);
  });

  it('leaves all other pages to the browser', () => {
    const others = ['/', '/about', '/desk-chairs', '/desk/more', 'https://b.example/desk'];
    expect(others.map(visit)).toEqual(others.map(() => undefined));
    expect(ask('/desk', { method: 'POST' })).toBeUndefined();
  });

  it('keeps what the page needs now, asking once for each file, and lets the rest go', async () => {
    await keep(['/assets/a.js', '/assets/b.js']);
    network.mockClear();
    await keep(['/assets/b.js', '/assets/c.js']);
    expect(network.mock.calls.map(([asked]) => addressOf(asked))).toEqual([
      `${ORIGIN}/assets/c.js`,
      `${ORIGIN}/desk`,
    ]);
    expect([...stored.keys()].map((url) => url.replace(ORIGIN, ''))).toEqual([
      '/assets/b.js',
      '/desk',
      '/assets/c.js',
    ]);
  });

  it('keeps no answer that is a failure', async () => {
    network.mockResolvedValue(new Response('', { status: 503 }));
    await keep(['/assets/a.js']);
    expect(stored.size).toBe(0);
  });
});

it('is published beside each page with a desk, and nowhere else', async () => {
  const { config, schemas } = await companyConfig();
  expect([...offlineFiles(config, schemas).keys()]).toEqual([]);
  config.pages[1]?.blocks.push({ type: 'sales-desk' } as never);
  expect([...offlineFiles(config, schemas).keys()]).toEqual([
    `${config.pages[1]?.path}-offline.js`,
  ]);
});
