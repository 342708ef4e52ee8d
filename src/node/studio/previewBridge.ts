import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { DRAFT_PAGE, STUDIO_META, VEIL_ID, type DraftPage } from '../../studio/preview/draftPage';
import { answer } from '../dev/answer';
import { readRequestPath } from '../serve/requestPath';
import { sendFile } from '../serve/sendFile';

/** The script of Studio in a page. */
const PAGE_SCRIPT = '/src/studio/preview/page/main.ts';

/** Hides a page until Studio's script takes it away: its styles come with the scripts. */
const VEIL = 'body { visibility: hidden }';

/**
 * Adds Studio's script to pages, and answers what it asks for.
 * @param page The page at a path, for a browser that has the frame with this hash.
 */
export function previewBridge(
  page: (path: string, frame: string) => DraftPage | undefined,
  { publicDir, studio }: { publicDir: string; studio: string },
): Plugin {
  return {
    name: 'studio-bridge',
    transformIndexHtml: () => [
      // Last, because the first style sheet is the one that has fonts and colours.
      { tag: 'style', attrs: { id: VEIL_ID }, children: VEIL, injectTo: 'head' },
      { tag: 'meta', attrs: { name: STUDIO_META, content: studio }, injectTo: 'head' },
      { tag: 'script', attrs: { type: 'module', src: PAGE_SCRIPT }, injectTo: 'head' },
    ],
    configureServer(server) {
      server.middlewares.use((request: IncomingMessage, response: ServerResponse, next) => {
        const url = new URL(request.url ?? '/', 'http://localhost');
        if (url.pathname.startsWith('/images/')) return sendPicture(publicDir, request, response);
        if (url.pathname !== DRAFT_PAGE) return next();
        const found = page(
          url.searchParams.get('path') ?? '/',
          url.searchParams.get('frame') ?? '',
        );
        answer(response, found ? 200 : 404, 'application/json', JSON.stringify(found ?? {}));
      });
    },
  };
}

/** Pictures as they are in their folder, for Studio's thumbnails. Pages have them prepared, at other addresses. */
function sendPicture(dir: string, request: IncomingMessage, response: ServerResponse): void {
  const asked = readRequestPath(request.url ?? '/');
  const refuse = (status: number): void => void response.writeHead(status).end();
  if (!asked) return refuse(404);
  response.setHeader('content-security-policy', "default-src 'none'; sandbox");
  sendFile({ dir, name: asked.path, request, response, refuse });
}
