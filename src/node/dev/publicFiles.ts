import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isPrepared } from '../site/published';
import { findPublished } from '../serve/publishedFile';
import type { RequestPath } from '../serve/requestPath';
import { sendFile } from '../serve/sendFile';

/**
 * The files of public/ that a build publishes as they are, at the addresses where a host would show them. Pictures
 * and fonts are not: those are under /assets/, here too.
 * @returns A handler that says whether the request was for such a file; a file deleted meanwhile is left to `next`.
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
