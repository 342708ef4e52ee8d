import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { PublishedFile } from './publishedFile';
import { acceptedEncodings, usableRange } from './requestHeaders';

/** Types that sirv names without their character set, or not at all. */
const TYPES: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
};

/** Answers a request with a file that has been found; where it has gone since, calls `gone`. */
type SendFile = (
  request: IncomingMessage,
  response: ServerResponse,
  file: PublishedFile,
  gone: () => void,
) => void;

/**
 * Sends files of a folder by their types, whole or in part, compressed where a smaller form lies beside them. The
 * address of the request is that of the file from then on.
 */
export function fileSender(dir: string): SendFile {
  // dev: looks at the disk for each request; otherwise a new build would be answered with old sizes.
  const send = sirv(dir, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });

  return (request, response, file, gone) => {
    prepare(request, file.name, file.size);
    response.setHeader('Vary', 'Accept-Encoding');
    const type = TYPES[path.extname(file.name)];
    if (type) response.setHeader('Content-Type', type);
    repeatValidator(request, response);
    send(request, response, gone);
  };
}

/** Gives sirv a request that it reads without mistake. */
function prepare(request: IncomingMessage, name: string, size: number): void {
  const range = request.headers['if-range'] ? undefined : usableRange(request.headers.range, size);
  // encodeURI is what sirv undoes; it leaves '?' and '#' alone, which no published name holds.
  request.url = encodeURI(name);
  request.headers.range = range;
  // Parts are counted in the file itself, not in a compressed form of it.
  request.headers['accept-encoding'] = range
    ? ''
    : acceptedEncodings(request.headers['accept-encoding']?.toString());
}

/** sirv leaves the validator out of a 304, which it only sends when the request's was right. */
function repeatValidator(request: IncomingMessage, response: ServerResponse): void {
  const validator = request.headers['if-none-match'];
  if (!validator) return;
  const writeHead = response.writeHead.bind(response);
  Object.assign(response, {
    writeHead: (status: number, headers?: OutgoingHttpHeaders) =>
      writeHead(status, status === 304 ? { ETag: validator } : headers),
  });
}
