import { readFileSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest } from 'node:http2';
import path from 'node:path';
import { contentType } from 'mime-types';
import { REVALIDATE } from '../../../src/node/hosting/headers';
import { findPublished } from '../../../src/node/serve/publishedFile';
import { readRequestPath } from '../../../src/node/serve/requestPath';
import { siteRules, type SiteRules } from '../../../src/node/serve/siteRules';
import type { Certificate } from './certificate';
import { createLink, type Shape } from './link';

/** The response for one URL. */
interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A built site on its own port, behind a link that can be throttled. */
export interface BenchServer {
  port: number;
  shape: (shape: Shape | undefined) => void;
  close: () => void;
}

/** Serves a folder over HTTP/2 with the headers in the hosting files, compressed with brotli. */
export async function serveShaped(dir: string, certificate: Certificate): Promise<BenchServer> {
  const link = createLink();
  const rules = siteRules(dir);
  const replies = new Map<string, Reply>();
  const server = createSecureServer(certificate, (request, response) => {
    const url = request.url;
    const reply = replies.get(url) ?? findReply(dir, rules, url);
    replies.set(url, reply);
    link.send(request.stream.session ?? request.stream, urgency(request), reply.body, {
      start: () => response.writeHead(reply.status, reply.headers),
      write: (bytes) => response.write(bytes),
      end: () => response.end(),
      gone: () => response.stream.destroyed,
    });
  });
  // A browser that is closed aborts its connections, which is no error.
  server.on('sessionError', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    shape: link.shape,
    close: () => void server.close(),
  };
}

/** `priority: u=1, i` → 1; the default is 3 (RFC 9218, 4.1). */
function urgency(request: Http2ServerRequest): number {
  return Number(/u=(\d)/.exec(String(request.headers['priority'] ?? ''))?.[1] ?? 3);
}

function findReply(dir: string, rules: SiteRules, url: string): Reply {
  const asked = readRequestPath(url);
  const published = asked && findPublished(dir, asked.path);
  if (!asked || published === undefined) {
    return {
      status: 404,
      headers: { 'content-type': 'text/plain' },
      body: Buffer.from('Not found'),
    };
  }
  const name = path.join(dir, published);
  const brotli = readOptional(`${name}.br`);
  // Pages of large sites have this one only.
  const gzip = brotli ? undefined : readOptional(`${name}.gz`);
  const body = brotli ?? gzip ?? readFileSync(name);
  return {
    status: 200,
    headers: {
      'cache-control': REVALIDATE,
      ...rules.headers(asked.path),
      'content-type': contentType(path.extname(name)) || 'text/plain; charset=utf-8',
      'content-length': String(body.length),
      vary: 'accept-encoding',
      ...(brotli && { 'content-encoding': 'br' }),
      ...(gzip && { 'content-encoding': 'gzip' }),
    },
    body,
  };
}

function readOptional(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
