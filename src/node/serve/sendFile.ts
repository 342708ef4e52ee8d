import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import { codeOf } from '../output/moves';
import { isFile } from './publishedFile';

/** What the compressed forms of a file end with; the smaller one comes first. */
const ENDINGS = { br: '.br', gzip: '.gz' };
const ENCODINGS = Object.keys(ENDINGS) as (keyof typeof ENDINGS)[];

/** Headers that speak of a file: an answer without it must not have them. */
const FILE_HEADERS = [
  'Accept-Ranges',
  'Content-Encoding',
  'Content-Length',
  'Content-Type',
  'ETag',
  'Last-Modified',
  'Vary',
];

interface SendFile {
  /** The built site. */
  dir: string;
  /** From `findPublished`. */
  name: string;
  request: IncomingMessage;
  response: ServerResponse;
  /** Answers when the file cannot be sent: 404 when it has gone, 416 for a bad range, 503 when too many are open. */
  refuse: (status: number) => void;
}

/**
 * Sends a file by its type, whole or in part, compressed when the browser accepts it and a compressed form lies
 * beside the file.
 *
 * By `send`, not `sirv`: sirv opens a file without listening for errors, so that a file that vanishes, or one too
 * many, would end the server; and it reads some ranges wrong.
 */
export function sendFile({ dir, name, request, response, refuse }: SendFile): void {
  if (hasImpossibleRange(request)) return refuse(416);
  const encoding = chooseEncoding(request, path.join(dir, name));
  const type = contentType(path.extname(name));
  if (type) response.setHeader('Content-Type', type);
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const address = `${name}${encoding ? ENDINGS[encoding] : ''}`.split('/').map(encodeURIComponent);
  // `readRequestPath` has refused hidden files already, except .well-known.
  send(request, address.join('/'), {
    root: dir,
    dotfiles: 'allow',
    cacheControl: false,
    index: false,
  })
    .on('directory', () => refuse(404))
    .on('error', (error: Error & { status: number }) => {
      if (response.headersSent) return void response.destroy();
      for (const header of FILE_HEADERS) response.removeHeader(header);
      refuse(/^E[MN]FILE$/.test(codeOf(error)) ? 503 : error.status);
    })
    .pipe(response);
}

/** Parts are counted in the file itself, not in a compressed form of it. */
function chooseEncoding(request: IncomingMessage, file: string) {
  if (request.headers.range) return undefined;
  const there = ENCODINGS.filter((encoding) => isFile(file + ENDINGS[encoding]));
  const accepted = new Negotiator(request).encodings(there);
  return there.find((encoding) => accepted.includes(encoding));
}

/** Like nginx, refuses numbers that no file reaches, and that JavaScript does not count exactly. */
function hasImpossibleRange({ headers }: IncomingMessage): boolean {
  return (headers.range?.match(/\d+/g) ?? []).some(
    (number) => !Number.isSafeInteger(Number(number)),
  );
}
