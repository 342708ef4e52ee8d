import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type Running } from '../../src/node/serve/listen';
import { siteHandler } from '../../src/node/serve/siteHandler';
import { rawRequest } from './rawRequest';
import { temporarySite } from './temporarySite';

let server: Running;

beforeAll(async () => {
  const { dir } = await temporarySite();
  server = await listen(siteHandler(dir), 0);
});
afterAll(() => server.close());

const get = (address: string, headers: Record<string, string> = {}) =>
  rawRequest(server.port, address, { headers });

describe('range requests', () => {
  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=7-99', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
    ['bytes=0-', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=0-2,5-6', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('Range: %s answers %i', async (range, status, text, contentRange) => {
    const answer = await get('/robots.txt', { Range: range, 'Accept-Encoding': 'br' });
    expect([answer.status, answer.text]).toEqual([status, text]);
    expect(answer.headers['content-range']).toBe(contentRange);
  });

  it.each(['bytes=10-', 'bytes=4-2'])('answer 416 if not satisfiable: %s', async (range) => {
    const answer = await get('/robots.txt', { Range: range });
    expect([answer.status, answer.text]).toEqual([416, 'The file has no such part.\n']);
    expect(answer.headers['content-range']).toBe('bytes */10');
    expect(answer.headers.etag).toBeUndefined();
  });

  it('answer 416 for huge numbers, without crashing the server', async () => {
    for (const range of ['bytes=0-99999999999999999999', 'bytes=99999999999999999999-']) {
      expect((await get('/robots.txt', { Range: range })).status).toBe(416);
    }
    expect((await get('/')).status).toBe(200);
  });

  it('respect If-Range', async () => {
    const { etag = '', 'last-modified': modified = '' } = (await get('/robots.txt')).headers;
    const part = (known: string) => get('/robots.txt', { Range: 'bytes=0-0', 'If-Range': known });
    expect((await part(modified)).status).toBe(206);
    expect((await part('"other"')).status).toBe(200);
    expect(etag).not.toBe('');
  });
});
