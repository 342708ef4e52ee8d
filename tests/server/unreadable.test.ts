import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listen, type Running } from '../../src/node/serve/listen';
import { siteHandler } from '../../src/node/serve/siteHandler';
import { rawRequest } from './rawRequest';
import { temporarySite, type TemporarySite } from './temporarySite';

let site: TemporarySite;
let server: Running;

beforeAll(async () => {
  site = await temporarySite();
  server = await listen(siteHandler(site.dir), 0);
});
afterAll(() => server.close());

const get = (address: string, headers: Record<string, string> = {}) =>
  rawRequest(server.port, address, { headers });

/** Lets the next file fail to open with a system error, after something else has happened. */
function failToOpen(code: string, first = () => {}) {
  return vi.spyOn(fs, 'createReadStream').mockImplementation(() => {
    first();
    const error = Object.assign(new Error(code), { code });
    const broken = new Readable({ read: () => void broken.destroy(error) });
    return broken as fs.ReadStream;
  });
}

describe('a file that cannot be opened', () => {
  it.each([
    [503, 'ENOENT', 'The site is being replaced by a new build. Try again in a moment.\n'],
    [503, 'EMFILE', 'Too many files are open. Try again in a moment.\n'],
    [500, 'EIO', 'The file cannot be read.\n'],
  ])('is answered with %d: %s', async (status, code, text) => {
    const open = failToOpen(code);
    const answer = await get('/about', { 'Accept-Encoding': 'br' });
    open.mockRestore();
    expect([answer.status, answer.text]).toEqual([status, text]);
    expect(answer.headers['content-length']).toBe(String(text.length));
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect((await get('/about')).status).toBe(200);
  });

  it('is answered with 404 if it has vanished', async () => {
    await site.write('short-lived.txt', 'here');
    const open = failToOpen('ENOENT', () => fs.rmSync(path.join(site.dir, 'short-lived.txt')));
    const answer = await get('/short-lived.txt');
    open.mockRestore();
    expect([answer.status, answer.text]).toEqual([404, '<h1>No such page</h1>']);
  });
});
