import { combinedLine } from './combinedLine';
import { jsonLine } from './jsonLine';
import type { LoggedRequest } from './requestLine';

/**
 * Reads a line of a server's log: nginx and Apache in their format "combined", or JSON by line as Caddy, Cloudflare's
 * Logpush and many an nginx write it. Undefined for what it cannot read, such as the end of a line that was cut off.
 */
export const readLogLine = (line: string): LoggedRequest | undefined =>
  line.startsWith('{') ? jsonLine(line) : combinedLine(line);
