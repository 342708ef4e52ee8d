import http, { type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';

/** An unprocessed response. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The bytes as sent, without decompression. */
  body: Buffer;
  text: string;
}

interface Options {
  method?: string;
  headers?: OutgoingHttpHeaders;
  /** Uses https, and accepts self-signed certificates. */
  secure?: boolean;
}

/**
 * Sends a request with its path unchanged. `fetch` would normalize '..', '//' and invalid percent signs, and
 * decompress the response.
 */
export function rawRequest(
  port: number,
  path: string,
  { secure = false, ...options }: Options = {},
): Promise<RawAnswer> {
  const address = { host: '127.0.0.1', port, path, rejectUnauthorized: false, ...options };
  return new Promise((resolve, reject) => {
    const sent = (secure ? https : http).request(address, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, headers, body, text: body.toString() });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
