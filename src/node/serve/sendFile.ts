import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import { codeOf } from '../files/codeOf';
import { isFile } from './publishedFile';

/** Extensions of compressed siblings, in order of preference. */
const ENDINGS = { br: '.br', gzip: '.gz' };
const ENCODINGS = Object.keys(ENDINGS) as (keyof typeof ENDINGS)[];

/** Headers that describe a file, to be removed if something else is sent. */
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
  /** Responds if the file cannot be sent: 404 if it is gone, 416 for a bad range, 503 if too many files are open. */
  refuse: (status: number) => void;
}

/**
 * Sends a file with its content type, in full or as a range, compressed if the browser accepts it and there is a
 * compressed sibling.
 *
 * Uses `send` rather than `sirv`: sirv opens files without an error listener, so a file that vanishes, or EMFILE,
 * would crash the server; and it misreads some ranges.
 */
export function sendFile({ dir, name, request, response, refuse }: SendFile): void {
  if (hasImpossibleRange(request)) return refuse(416);
  const encoding = chooseEncoding(request, path.join(dir, name));
  const type = contentType(path.extname(name));
  if (type) response.setHeader('Content-Type', type);
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const address = `${name}${encoding ? ENDINGS[encoding] : ''}`.split('/').map(encodeURIComponent);
  // `readRequestPath` has already rejected dotfiles, except .well-known.
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

/** Ranges apply to the uncompressed file. */
function chooseEncoding(request: IncomingMessage, file: string) {
  if (request.headers.range) return undefined;
  const available = ENCODINGS.filter((encoding) => isFile(file + ENDINGS[encoding]));
  const accepted = new Negotiator(request).encodings(available);
  return available.find((encoding) => accepted.includes(encoding));
}

/** Like nginx, rejects numbers beyond any file size, which JavaScript could not represent exactly. */
function hasImpossibleRange({ headers }: IncomingMessage): boolean {
  return (headers.range?.match(/\d+/g) ?? []).some(
    (number) => !Number.isSafeInteger(Number(number)),
  );
}
