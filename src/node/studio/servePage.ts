import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answer as sendAsset, typeOf } from '../dev/answer';
import { freePortFrom } from '../serve/ports';
import { sendJson } from './api';
import { admit, type Guard } from './guard';
import type { Say } from './language/createSay';
import type { AskedLanguage, LanguageOf } from './language/askedLanguage';
import { siteMeta } from './lock';
import { RefusedError } from './refusal';
import { shellPolicy, type Shell } from './shell';
import { errorMessage } from '../../document/errorMessage';
import { codeOf } from '../files/codeOf';

/** What the page is served from. */
interface ServedPage {
  shell: Shell;
  guard: Guard;
  /** The origin of the preview, of which the page may show pictures and frames; empty for none. */
  preview: string;
  /** Tells the site that is edited from others. */
  site: string;
  /** The language of the site, in which Studio is unless another one is chosen; none for a site that is still to be made. */
  language?: () => string;
  /** The language of the window that asks: what is refused is said in it. */
  asked: LanguageOf;
  /** The only address of the page: visitors of others are led there. Without it, the page is at every address. */
  home?: string;
}

/** Answers a request below /api/. */
type Api = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

/** Who may talk to a Studio on a port: who has the key that is made here. */
export function guardFor(port: number): Guard {
  return { host: `127.0.0.1:${port}`, key: randomBytes(24).toString('base64url') };
}

/** How often another port is tried, if one that was free has been taken meanwhile. */
const MAX_PORT_TRIES = 10;

/** Shown until Studio is ready, and asked for again. */
function startingPage(site: string, { name, say }: AskedLanguage): string {
  const words = say(STARTING);
  return (
    `<!doctype html><html lang="${words === STARTING ? 'en' : name}"><head><meta charset="utf-8">` +
    `<meta http-equiv="refresh" content="1">${siteMeta(site)}<title>Studio</title></head>` +
    `<body><p>${words}</p></body></html>`
  );
}

const STARTING = 'Studio is starting …';

/**
 * Listens on the first free port from `first` upwards. Until it has a handler of its own, the server is not ready, and
 * says so.
 * @param site What tells the site that is edited from others.
 * @param languageOf The language of a browser that asks meanwhile.
 */
export async function listenFrom(
  first: number,
  site: string,
  languageOf: LanguageOf,
): Promise<{ server: Server; port: number }> {
  for (let tries = 1; ; tries += 1) {
    const port = await freePortFrom(first);
    try {
      return { server: await listen(port, site, languageOf), port };
    } catch (error) {
      const isTaken = codeOf(error) === 'EADDRINUSE';
      if (!isTaken || tries === MAX_PORT_TRIES) throw error;
    }
  }
}

function listen(port: number, site: string, languageOf: LanguageOf): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      response
        .writeHead(503, { 'content-type': 'text/html; charset=utf-8' })
        .end(startingPage(site, languageOf(request)));
    });
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** Answers Studio's page and its API. */
export function servePage(server: Server, page: ServedPage, api: Api): void {
  server.removeAllListeners('request').on('request', (request, response) => {
    answer(request, response, page, api).catch((error: unknown) =>
      refuse(response, error, page.asked(request).say),
    );
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { shell, guard, preview, site, language, home }: ServedPage,
  api: Api,
): Promise<void> {
  const url = new URL(request.url ?? '/', `http://${guard.host}`);
  const isApi = url.pathname.startsWith('/api/');
  admit(request, guard, isApi);
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  if (isApi) return api(request, response, url);
  if (request.method !== 'GET') throw new RefusedError(405, 'This address can only be read.');
  const file = shell.files.get(url.pathname);
  if (file) return sendAsset(response, 200, typeOf(url.pathname), file);
  if (home !== undefined && url.pathname !== home)
    return void response.writeHead(302, { location: home }).end();
  const nonce = randomBytes(16).toString('base64');
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': shellPolicy(preview, nonce),
  });
  response.end(shell.html({ key: guard.key, nonce, site, language: language?.() ?? '' }));
}

function refuse(response: ServerResponse, error: unknown, say: Say): void {
  const message = say(errorMessage(error));
  if (response.headersSent) return void response.end();
  sendJson(response, error instanceof RefusedError ? error.status : 500, { message });
}
