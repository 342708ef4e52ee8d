import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bucketOf } from './buckets';

const ONE_BUCKET = { base: '/catalogue/a1', buckets: 1 };
const pump = { name: 'Pump', category: 'Pumps', image: '/pump.svg' };
const answer = vi.fn<(url: string) => Promise<Response>>();

/** A fresh module, as on a page load. */
async function open() {
  vi.resetModules();
  return (await import('./lookUp')).lookUp;
}

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  answer.mockReset().mockImplementation(() => Promise.resolve(Response.json({ 'p-1': pump })));
});
afterEach(() => vi.unstubAllGlobals());

describe('the file of a product', () => {
  it('is always the same', () => {
    expect(bucketOf('ac-001', 1)).toBe(0);
    // The published FNV-1a hashes of these texts.
    expect(bucketOf('a', 2 ** 32)).toBe(0xe40c292c);
    expect(bucketOf('foobar', 2 ** 32)).toBe(0xbf9cf968);
  });

  it('contains about as many products as any other', () => {
    const counts = Array.from({ length: 250 }, () => 0);
    for (let n = 0; n < 10_000; n += 1) {
      const bucket = bucketOf(`ref-${n}`, 250);
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
    expect(Math.max(...counts)).toBeLessThan(80);
  });
});

describe('looking up', () => {
  it('distinguishes known products from missing ones', async () => {
    const known = await (await open())(ONE_BUCKET, ['p-1', 'gone', 'constructor']);
    expect([...known]).toEqual([
      ['p-1', pump],
      ['gone', null],
      ['constructor', null],
    ]);
  });

  it('fetches each file once', async () => {
    const lookUp = await open();
    await lookUp(ONE_BUCKET, ['p-1', 'p-2']);
    await lookUp(ONE_BUCKET, ['p-3']);
    expect(answer.mock.calls).toEqual([['/catalogue/a1/0.json']]);
  });

  it.each<[string, () => Promise<Response>]>([
    ['the network fails', () => Promise.reject(new TypeError('no network'))],
    ['the file is gone', () => Promise.resolve(new Response('', { status: 404 }))],
    ['the service fails in JSON', () => Promise.resolve(Response.json({}, { status: 503 }))],
    ['the answer is a page', () => Promise.resolve(new Response('<!doctype html>'))],
  ])('reports nothing if %s, and retries the next time', async (_, fail) => {
    const lookUp = await open();
    answer.mockImplementationOnce(fail);
    expect([...(await lookUp(ONE_BUCKET, ['p-1']))]).toEqual([]);
    expect([...(await lookUp(ONE_BUCKET, ['p-1']))]).toEqual([['p-1', pump]]);
  });
});
