import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SearchRequest, SearchResult } from '../../catalogue/search/searchTypes';
import { listen, type Running } from '../serve/listen';
import { bodyOf, createAnswers } from './answers';
import { limitRate } from './limits';
import { createOftenAsked, keyOf } from './oftenAsked';
import { Unavailable } from './provider';
import { searchHandler } from './searchHandler';
import { endpointOf } from './testing';

const NOTHING: SearchResult = { total: 0, hits: [], facets: [], match: 'all', places: [] };
const search = vi.fn<(request: SearchRequest) => Promise<SearchResult>>();

let running: Running | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});

/** Starts an endpoint; returns what asks it. */
async function start(more: Parameters<typeof endpointOf>[1] = {}) {
  search.mockReset().mockResolvedValue(NOTHING);
  const handler = searchHandler(endpointOf({ search }, more));
  running = await listen((request, response) => {
    if (!handler(request, response)) response.writeHead(404).end();
  }, 0);
  const { url } = running;
  return (address: string, init?: RequestInit) => fetch(url + address, init);
}

describe('the endpoint', () => {
  it('answers as JSON, and lets caches keep the answer', async () => {
    const ask = await start();
    const response = await ask('/search.json?q=pump&bore=20mm&page=2');
    expect(await response.json()).toEqual(NOTHING);
    expect(response.headers.get('Cache-Control')).toContain('max-age=60');
    expect(search).toHaveBeenCalledWith({
      q: 'pump',
      filters: { bore: { values: ['20mm'] } },
      page: 2,
    });
  });

  it('answers as a page, or as whoever asks accepts', async () => {
    const ask = await start({ headers: () => ({ 'X-Frame-Options': 'SAMEORIGIN' }) });
    const page = await ask('/search?q=pump', { headers: { Accept: 'text/html,*/*;q=0.8' } });
    expect(await page.text()).toBe('<p>pump: 0</p>');
    expect(page.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    const json = await ask('/search?q=pump', { headers: { Accept: 'application/json' } });
    expect(json.headers.get('Content-Type')).toContain('application/json');
  });

  it('answers from what was kept, and counts what is asked', async () => {
    const asked = createOftenAsked();
    const answers = createAnswers();
    const pump = { kind: 'json', request: { q: 'pump' } } as const;
    answers.keep(keyOf(pump), bodyOf('{"total":7}'));
    const ask = await start({ answers, asked });
    expect(await (await ask('/search.json?q=pump')).json()).toEqual({ total: 7 });
    expect(search).not.toHaveBeenCalled();
    search.mockRejectedValueOnce(new Error('It has ended the process.'));
    await ask('/search.json?q=fan');
    expect(asked.take()).toEqual([pump]);
  });

  it('says what has not changed, without looking for it', async () => {
    const ask = await start();
    const tag = (await ask('/search.json?q=pump')).headers.get('ETag') ?? '';
    search.mockClear();
    const again = await ask('/search.json?q=pump', { headers: { 'If-None-Match': tag } });
    expect([again.status, search.mock.calls.length]).toEqual([304, 0]);
    const other = await ask('/search.json?q=fan', { headers: { 'If-None-Match': tag } });
    expect(other.status).toBe(200);
  });

  it('looks once for what is asked twice, in whatever order of its parameters', async () => {
    const ask = await start();
    for (const query of ['q=pump&b=2&a=1&a=3', 'a=3&a=1&b=2&q=pump']) {
      await (await ask(`/search.json?${query}`)).json();
    }
    expect(search).toHaveBeenCalledTimes(1);
  });

  it('sends what a browser can unpack', async () => {
    const ask = await start({ draw: () => 'pump '.repeat(500) });
    const response = await ask('/search', { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(await response.text()).toBe('pump '.repeat(500));
    const sent = async (accepted: string) =>
      (await ask('/search', { headers: { 'Accept-Encoding': accepted } })).headers.get(
        'Content-Encoding',
      );
    // As Chrome names them, which means no order by it.
    expect(await sent('gzip, deflate, br, zstd')).toBe('br');
    expect([await sent('gzip, br;q=0'), await sent('identity')]).toEqual(['gzip', null]);
  });

  it('is there with or without a slash at the end, as a page is', async () => {
    const ask = await start();
    expect(await (await ask('/search/?q=pump')).text()).toBe('<p>pump: 0</p>');
  });

  it('leaves all other addresses to others', async () => {
    const ask = await start();
    for (const address of ['/', '/searching', '/search/x', '/search.json.br'])
      expect((await ask(address)).status).toBe(404);
  });
});

describe('what cannot be answered', () => {
  it.each([
    [`q=${'x'.repeat(201)}`, 'The question is longer than 200 characters. Shorten it.'],
    ['page=0', '"page" has to be a whole number from 1 to 100000.'],
    ['page=1e3', '"page" has to be a whole number from 1 to 100000.'],
    ['_size=100000', '"_size" has to be a whole number from 1 to 600.'],
    ['_listing=yes', '"_listing" has to be 1 or 0.'],
    ['q=a&q=b', '"q" is given 2 times. Give it once.'],
    ['_table=users', 'There is no parameter "_table".'],
    [`a=${'x'.repeat(201)}`, 'A filter is longer than 200 characters.'],
    ['a=1&'.repeat(51), 'A filter has more than 50 values.'],
  ])('is said in a sentence: %.30s', async (query, sentence) => {
    const ask = await start();
    const response = await ask(`/search.json?${query}`);
    expect([response.status, await response.json()]).toEqual([400, { error: sentence }]);
    expect(search).not.toHaveBeenCalled();
  });

  it('is said as text to those who ask for a page', async () => {
    const ask = await start();
    const response = await ask('/search?page=x');
    expect([response.status, await response.text()]).toEqual([
      400,
      '"page" has to be a whole number from 1 to 100000.\n',
    ]);
  });

  it('never shows visitors where the code has failed, only those who run it', async () => {
    const report = vi.fn<(error: unknown) => void>();
    const ask = await start({ report });
    const failure = new Error('secret at /home/x.ts:1');
    search.mockRejectedValue(failure);
    const response = await ask('/search.json?q=pump');
    expect([response.status, await response.json()]).toEqual([
      500,
      { error: 'The search has failed. Try again in a moment.' },
    ]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(report).toHaveBeenCalledWith(failure);
  });

  it('is for later where the database is gone, and says when', async () => {
    const ask = await start();
    search.mockRejectedValue(new Unavailable('No server answers at 192.0.2.1.'));
    const response = await ask('/search.json?q=pump');
    expect([response.status, await response.json()]).toEqual([
      503,
      { error: 'The search is out of reach for a moment. Try again in 5 s.' },
    ]);
    expect(response.headers.get('Retry-After')).toBe('5');
  });

  it('is anything but reading', async () => {
    const ask = await start();
    const response = await ask('/search.json', { method: 'POST', body: 'q=pump' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a flood of questions', () => {
  it('of one visitor is refused until a later moment, that of others is answered', async () => {
    const ask = await start({ allow: limitRate(1, () => 0) });
    const from = (visitor: string, n = 0) =>
      ask(`/search.json?q=${n}`, { headers: { 'X-Forwarded-For': visitor } });
    const all = await Promise.all(Array.from({ length: 100 }, (_, n) => from('192.0.2.1', n)));
    const refused = all.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(40);
    expect(refused[0]?.headers.get('Retry-After')).toBe('1');
    expect((await from('192.0.2.2')).status).toBe(200);
  });

  it('of many visitors is refused beyond what can wait, and the endpoint lives', async () => {
    const ask = await start();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    search.mockImplementation(async () => {
      await held;
      return NOTHING;
    });
    let refused = 0;
    const asked = Array.from({ length: 150 }, async (_, n) => {
      const { status } = await ask(`/search.json?q=${n}`);
      if (status === 429) refused += 1;
      return status;
    });
    await vi.waitFor(() => expect(refused).toBe(150 - 64), { timeout: 60_000 });
    release();
    const answered = (await Promise.all(asked)).filter((status) => status === 200);
    expect(answered).toHaveLength(64);
    expect((await ask('/search.json?q=later')).status).toBe(200);
  });
});
