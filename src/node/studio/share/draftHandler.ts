import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { siteHandler } from '../../serve/siteHandler';
import type { LanguageOf } from '../language/askedLanguage';
import type { Guests } from './createGuests';

/** Keeps the pass in the browser of the phone until it is closed. */
const COOKIE = 'draft';

/** Below it is the key: '/draft/K7QM-…'. */
export const KEY_PATH = '/draft/';

/**
 * Serves the draft to who has the key: its address gives a cookie, and leads to the home page. It can only be read;
 * what a form sends is refused, so that nobody gets a message of a draft.
 * @param site The folder of the built draft, which a new one may replace at any time.
 * @param languageOf The language of a phone: what is said to it is said in that.
 */
export function draftHandler(
  site: string,
  guests: Guests,
  languageOf: LanguageOf,
): RequestListener {
  const serve = siteHandler(site);
  return (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    const { url = '/' } = request;
    const key = url.startsWith(KEY_PATH) ? url.slice(KEY_PATH.length) : '';
    const isGuest = guests.admits(cookieOf(request));
    // A phone that opens its address again, or the code of the next one, is still the same phone.
    if (isGuest && guests.isKey(key)) return toStart(response);
    const pass = guests.passFor(key, request.socket.remoteAddress ?? '');
    if (pass) {
      response.setHeader('Set-Cookie', `${COOKIE}=${pass}; Path=/; HttpOnly; SameSite=Lax`);
      return toStart(response);
    }
    const { say } = languageOf(request);
    if (!isGuest) return answerWith(response, 403, say(NO_KEY));
    if (!existsSync(join(site, 'index.html'))) return answerWith(response, 503, say(NOT_YET));
    serve(request, response);
  };
}

const NO_KEY =
  'This draft opens with its code, and each phone has its own: in Studio, choose Publish, then "Show it on phones", and scan the code again.';
const NOT_YET = 'There is no draft yet: in Studio, choose Publish, then "Show it on phones".';

function toStart(response: ServerResponse): void {
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.writeHead(302, { Location: '/' }).end();
}

function answerWith(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

function cookieOf({ headers }: IncomingMessage): string {
  const all = (headers.cookie ?? '').split(/;\s*/);
  return all.find((one) => one.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? '';
}
