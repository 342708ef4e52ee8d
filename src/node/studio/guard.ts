import type { IncomingMessage } from 'node:http';
import { STUDIO_KEY } from '../../studio/protocol';
import { isSameSecret } from './isSameSecret';
import { RefusedError } from './refusal';

/** Who may talk to Studio. */
export interface Guard {
  /** '127.0.0.1:4200' */
  host: string;
  key: string;
}

/** The largest body: a picture of 60 MB in base64. */
const MOST_BYTES = 85 * 1024 * 1024;

/**
 * Refuses what does not come from Studio's own page: another host name (a rebound one leads here, too), another origin
 * (pages in the preview have one), and for the API a missing key.
 */
export function admit(request: IncomingMessage, guard: Guard, isApi: boolean): void {
  const { host, origin, 'sec-fetch-site': site } = request.headers;
  if (host !== guard.host) throw new RefusedError(403, 'This is not the address of Studio.');
  if (origin !== undefined && origin !== `http://${guard.host}`)
    throw new RefusedError(403, 'Another page asked.');
  // 'none' is a person who has typed the address.
  const isOwn = site === undefined || site === 'same-origin' || (site === 'none' && !isApi);
  if (!isOwn && !isVisit(request)) throw new RefusedError(403, 'Another page asked.');
  if (isApi && !isSameSecret(keyOf(request), guard.key))
    throw new RefusedError(401, 'The key is missing.');
}

/** Whether a person follows a link to Studio: that shows its page, and gives nothing away. */
function isVisit({ method, headers, url = '' }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document' &&
    !url.startsWith('/api/')
  );
}

function keyOf({ headers, url = '' }: IncomingMessage): string {
  const header = headers[STUDIO_KEY];
  if (typeof header === 'string') return header;
  const asked = new URL(url, 'http://localhost');
  // An event source can have no headers.
  return asked.pathname === '/api/events' ? (asked.searchParams.get('key') ?? '') : '';
}

/**
 * Reads the body of a request.
 * @throws A refusal, if it is no JSON or too large.
 */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const type = request.headers['content-type'] ?? '';
  // Any page can send plain texts and forms without asking first.
  if (!/^application\/json\b/i.test(type)) throw new RefusedError(415, 'Only JSON is read.');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_BYTES) throw new RefusedError(413, 'This is too large.');
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    throw new RefusedError(400, 'This is no JSON.');
  }
}
