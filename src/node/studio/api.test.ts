import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
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
