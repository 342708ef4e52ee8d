import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { STUDIO_KEY } from '../../studio/protocol';
import { admit, readBody } from './guard';

const HOST = '127.0.0.1:4200';
const GUARD = { host: HOST, key: 'secret' };

function request(url: string, headers: Record<string, string>, method = 'POST'): IncomingMessage {
  const made = new IncomingMessage(new Socket());
  return Object.assign(made, { url, method, headers: { host: HOST, ...headers } });
}

const OWN = { origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin', [STUDIO_KEY]: 'secret' };

describe('[T6] the guard of Studio', () => {
  it('lets its own page in, and a person who types the address', () => {
    expect(() => admit(request('/api/change', OWN), GUARD, true)).not.toThrow();
    const typed = request('/', { 'sec-fetch-site': 'none' }, 'GET');
    expect(() => admit(typed, GUARD, false)).not.toThrow();
    const events = request('/api/events?key=secret', { 'sec-fetch-site': 'same-origin' }, 'GET');
    expect(() => admit(events, GUARD, true)).not.toThrow();
  });

  it.each([
    ['no key', { [STUDIO_KEY]: '' }],
    ['another key', { [STUDIO_KEY]: 'secreT' }],
    ['another origin', { origin: 'https://example.org', 'sec-fetch-site': 'cross-site' }],
    ['a page on another port of this machine', { origin: 'http://127.0.0.1:5180' }],
    ['a page that hides its origin', { origin: 'null' }],
    ['a request from another port without an origin', { 'sec-fetch-site': 'same-site' }],
    ['a host name that was rebound', { host: 'studio.example.org:4200' }],
    ['localhost, which another server may share', { host: 'localhost:4200' }],
  ])('refuses %s', (_, headers) => {
    expect(() => admit(request('/api/change', { ...OWN, ...headers }), GUARD, true)).toThrow(
      /address|page|key/,
    );
  });

  it('takes the key from an address for events only', () => {
    const asked = request('/api/state?key=secret', { 'sec-fetch-site': 'same-origin' }, 'GET');
    expect(() => admit(asked, GUARD, true)).toThrow('key');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'reads no body of the type %j',
    async (type) => {
      await expect(readBody(request('/api/change', { 'content-type': type }))).rejects.toThrow(
        'JSON',
      );
    },
  );
});
