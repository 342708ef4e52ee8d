import http, { type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The bytes as they were sent: compressed ones stay so. */
  body: Buffer;
  text: string;
}

interface Options {
  method?: string;
  headers?: OutgoingHttpHeaders;
  /** By https, whoever has signed the certificate. */
  secure?: boolean;
}

/**
 * Sends a request with its path untouched. `fetch` would tidy up '..', '//' and bad percent signs,
 * and undo the compression, before we could see what the server makes of them.
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
