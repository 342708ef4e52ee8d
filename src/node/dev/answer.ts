import type { ServerResponse } from 'node:http';
import { lookup } from 'mime-types';

/** The media type of a file, by its extension; plain text if it is unknown. */
export const typeOf = (name: string): string => lookup(name) || 'text/plain';

/** Answers a request, uncached, since the next save may change it. */
export function answer(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
