import { afterEach, expect, it, vi } from 'vitest';
import { STUDIO_KEY } from '../protocol';
import { createApiClient } from './apiClient';

/** The streams of events that were asked for. */
const streams: FakeStream[] = [];

class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    streams.push(this);
  }
}

/** A server whose page has a key, which it wants to see. */
function serve(key: string, site = 'own'): void {
  vi.stubGlobal('EventSource', FakeStream);
  vi.stubGlobal('fetch', (url: string, init?: { headers: Record<string, string> }) => {
    if (url === '/') {
      const page = `<meta name="studio-key" content="${key}"><meta name="studio-site" content="${site}">`;
      return Promise.resolve(new Response(page));
    }
    const isKnown = init?.headers[STUDIO_KEY] === key;
    const [body, status] = isKnown ? [{ lines: [], text: '' }, 200] : [{ message: 'No key.' }, 401];
    return Promise.resolve(Response.json(body, { status }));
  });
}

afterEach(() => {
  streams.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('[T5] talks to a server that has started anew, with the key that it has now', async () => {
  serve('new');
  const api = createApiClient({ key: 'old', site: 'own' }, STUDIO_KEY);
  await expect(api.summary()).resolves.toEqual({ lines: [], text: '' });
});

it('[T3] sends nothing to the Studio of another site that has taken its port', async () => {
  serve('new', 'another');
  const api = createApiClient({ key: 'old', site: 'own' }, STUDIO_KEY);
  await expect(api.change({ revision: 1, change: { undo: true } })).rejects.toThrow(
    'Another Studio',
  );
});

it('[T5] says in words that the server is away', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const api = createApiClient({ key: 'own', site: 'own' }, STUDIO_KEY);
  await expect(api.ask('publish')).rejects.toThrow('Studio’s server does not answer.');
});

it('[T5] listens again to a server that has started anew', async () => {
  vi.useFakeTimers();
  serve('new');
  const heard: boolean[] = [];
  createApiClient({ key: 'old', site: 'own' }, STUDIO_KEY).events(
    { id: 'w1', check: 7 },
    () => {},
    (isLost) => heard.push(isLost),
  );
  const [first] = streams;
  if (!first) throw new Error('Nothing listens.');
  first.readyState = FakeStream.CLOSED;
  first.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(streams.map(({ url }) => url)).toEqual([
    '/api/events?key=old&window=w1&language=en-GB&check=7',
    '/api/events?key=new&window=w1&language=en-GB&check=7',
  ]);
  streams[1]?.dispatchEvent(new Event('open'));
  expect(heard).toEqual([true, false]);
});
