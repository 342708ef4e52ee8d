import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable, Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { readJsonLines } from '../../document/inLines';
import { createApiHandler, type ApiSources } from './api';

it('[T5] answers a change when it is on disk, with its own revision: until then the browser keeps it', async () => {
  let revision = 4;
  let write = (): void => {};
  const session = {
    get revision() {
      return revision;
    },
    change: () => {
      revision += 1;
    },
    written: () => new Promise<void>((resolve) => (write = resolve)),
  };
  const api = createApiHandler({ session, features: {} } as unknown as ApiSources);
  const sent: string[] = [];
  const response = {
    setHeader: () => response,
    writeHead: () => response,
    end: (text: string) => sent.push(text),
  } as unknown as ServerResponse;
  const body = JSON.stringify({ revision, change: { undo: true } });
  const request = Object.assign(Readable.from([Buffer.from(body)]), {
    method: 'POST',
    url: '/api/change',
    headers: { 'content-type': 'application/json' },
  }) as unknown as IncomingMessage;
  const answered = api(request, response, new URL('http://127.0.0.1/api/change'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(revision).toBe(5);
  expect(sent).toEqual([]);
  // Another page has changed the draft meanwhile.
  revision = 6;
  write();
  await answered;
  expect(sent.join('')).toContain('"revision":5');
});

it('answers with the state in lines, none of which grows with the catalogue', async () => {
  const sent: string[] = [];
  const response = Object.assign(
    new Writable({
      write(chunk, _, done) {
        sent.push(String(chunk));
        done();
      },
    }),
    { writeHead: () => response },
  ) as unknown as ServerResponse;
  const products = Array.from({ length: 20_000 }, (_, at) => ({ id: `p-${at}`, name: 'Pin' }));
  const state = { value: { store: { products } }, history: { steps: [] }, problems: products };
  const api = createApiHandler({
    features: {},
    languageOf: () => undefined,
    state: async () => state,
  } as unknown as ApiSources);
  const request = { method: 'GET', headers: {} } as IncomingMessage;
  await api(request, response, new URL('http://127.0.0.1/api/state'));
  expect(Math.max(...sent.map(({ length }) => length))).toBeLessThan(20_000);
  const lines = readJsonLines();
  for (const line of sent.join('').trimEnd().split('\n')) lines.take(line);
  expect(lines.value()).toEqual(state);
});
