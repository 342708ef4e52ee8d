import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isPrepared } from '../site/published';
import { findPublished } from '../serve/publishedFile';
import type { RequestPath } from '../serve/requestPath';
import { sendFile } from '../serve/sendFile';

/**
 * Serves the files of public/ that a build copies verbatim, at the addresses that a host would use. Pictures and fonts
 * are under /assets/, as in a build.
 * @returns A handler that returns whether the request was for such a file. If the file has been deleted in the
 *   meantime, it calls `next`.
 */
export function createPublicFiles(siteDir: string) {
  const folder = join(siteDir, 'public');
  return (
    request: IncomingMessage,
    response: ServerResponse,
    asked: RequestPath | undefined,
    next: () => void,
  ): boolean => {
    const name = asked && findPublished(folder, asked.path);
    if (name === undefined || isPrepared(name.slice(1))) return false;
    response.setHeader('Cache-Control', 'no-store');
    const refuse = (status: number) => {
      if (status === 404) return next();
      response.statusCode = status;
      response.end();
    };
    sendFile({ dir: folder, name, request, response, refuse });
    return true;
  };
}
