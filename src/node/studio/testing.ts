import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorMessage } from '../../document/errorMessage';
import { answerBy, type Routes } from './api';
import { RefusedError } from './refusal';

/** Serves routes without Studio's page and its key. */
export async function serveRoutes(routes: Routes): Promise<{ origin: string; close: () => void }> {
  const answer = answerBy(routes);
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    answer(request, response, url).catch((error: unknown) => {
      if (response.headersSent) return response.end();
      const status = error instanceof RefusedError ? error.status : 500;
      return response.writeHead(status).end(errorMessage(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

/** Posts a body to a route. */
export async function post(origin: string, name: string, body: object): Promise<Response> {
  return fetch(`${origin}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
