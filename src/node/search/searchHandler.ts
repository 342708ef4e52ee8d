import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import type { SearchRequest } from '../../catalogue/search/searchTypes';
import { shortHash } from '../files/assets';
import { bodyOf, encodings, type Answers, type Body } from './answers';
import type { Answering, AnswerKind } from './answering';
import { takeTurns, visitorOf, type Allow, type Turns } from './limits';
import { keyOf, type OftenAsked } from './oftenAsked';
import { Unavailable } from './provider';
import { BadRequest, readRequest } from './readRequest';

/** What the endpoint answers with. */
export interface Endpoint extends Omit<Answering, 'count' | 'close'> {
  /** Answers that were given before. */
  answers: Answers;
  /** Counts what is asked. */
  asked: Pick<OftenAsked, 'note'>;
  allow: Allow;
  /** Headers of every page of the site, such as its policy. */
  headers: () => Readonly<Record<string, string>>;
  /** Tells whoever runs the endpoint why a question could not be answered; visitors never learn it. */
  report: (error: unknown) => void;
}

/** In characters: longer addresses are refused before anything of them is read. */
const MAX_ADDRESS = 8000;
/** An answer is good until the next build. A minute is what nobody notices of that. */
const CACHEABLE = 'public, max-age=60, stale-while-revalidate=600';
/** In seconds: how soon somebody may ask again where too many have. */
const WAIT = 1;
/** In seconds: how soon a database may be back. */
const AWAY = 5;

const TYPES: Record<AnswerKind | 'js', string> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};
type Kind = keyof typeof TYPES;

/** Answers a request; false if it is for somebody else. */
export type SearchHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** One request on its way. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  kind: Kind;
}

/**
 * Answers questions about the catalogue by GET, as JSON or as a page. Nothing else can be asked, and nothing written. It
 * never throws: what cannot be answered is said in a sentence.
 */
export function searchHandler(endpoint: Endpoint): SearchHandler {
  const turns = takeTurns(endpoint.atOnce);
  return (request, response) => {
    const [path = '', ...rest] = (request.url ?? '/').split('?');
    const kind = kindOf(path, endpoint.address, request);
    if (!kind) return false;
    const exchange = { request, response, kind };
    answer(endpoint, turns, exchange, rest.join('?')).catch((error: unknown) => {
      endpoint.report(error);
      if (error instanceof Unavailable) unavailable(exchange);
      else refuse(exchange, 500, 'The search has failed. Try again in a moment.');
    });
    return true;
  };
}

function kindOf(path: string, address: string, request: IncomingMessage): Kind | undefined {
  if (path === `${address}.json`) return 'json';
  if (path === `${address}.js`) return 'js';
  // With or without a slash at the end, as each page of the site.
  if (path !== address && path !== `${address}/`) return undefined;
  const wanted = new Negotiator(request).mediaType(['text/html', 'application/json']);
  return wanted === 'application/json' ? 'json' : 'html';
}

async function answer(
  endpoint: Endpoint,
  turns: Turns,
  exchange: Exchange,
  query: string,
): Promise<void> {
  const { request, response, kind } = exchange;
  const { answers } = endpoint;
  for (const [name, value] of Object.entries({
    ...(kind === 'html' && endpoint.headers()),
    ...FOR_ALL,
  }))
    response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(exchange, 405, 'The search can only be read (GET, HEAD).');
  }
  const wait = endpoint.allow(visitorOf(request));
  if (wait) return tooMany(exchange, wait.retryAfter);
  if ((request.url ?? '').length > MAX_ADDRESS)
    return refuse(exchange, 414, 'The address is too long.');
  if (kind === 'js') return send(exchange, bodyOf(endpoint.script), shortHash(endpoint.script));
  const asked = read(query);
  if (typeof asked === 'string') return refuse(exchange, 400, asked);
  const question = { kind, request: asked };
  const key = keyOf(question);
  const tag = shortHash(`${endpoint.version} ${key}`);
  if (isKnown(request, tag)) {
    endpoint.asked.note(question);
    return send(exchange, undefined, tag);
  }
  const body =
    answers.get(key) ?? (await turns.take(async () => bodyOf(await endpoint.answer(kind, asked))));
  if (!body) return tooMany(exchange, WAIT);
  answers.keep(key, body);
  endpoint.asked.note(question);
  return send(exchange, body, tag);
}

/** Partners' pages ask, too; and the page of a question is not for search engines, which would ask them all. */
const FOR_ALL = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  Vary: 'Accept, Accept-Encoding',
};

/** @returns The request, or the sentence that says what is wrong with it. */
function read(query: string): SearchRequest | string {
  try {
    return readRequest(query);
  } catch (error) {
    if (error instanceof BadRequest) return error.message;
    throw error;
  }
}

const isKnown = ({ headers }: IncomingMessage, tag: string): boolean =>
  (headers['if-none-match'] ?? '').includes(`"${tag}"`);

/** @param body Undefined where the visitor has it already. */
async function send(
  { request, response, kind }: Exchange,
  body: Body | undefined,
  tag: string,
): Promise<void> {
  response.setHeader('Cache-Control', CACHEABLE);
  response.setHeader('ETag', `W/"${tag}"`);
  if (!body) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('Content-Type', TYPES[kind]);
  const accepted = new Negotiator(request).encodings([...encodings, 'identity']);
  // Browsers name gzip before Brotli, and mean no order by it.
  const encoding = encodings.find((one) => accepted.includes(one));
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const bytes = encoding ? await body.encoded(encoding) : body.plain;
  response.setHeader('Content-Length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function tooMany(exchange: Exchange, seconds: number): void {
  exchange.response.setHeader('Retry-After', String(seconds));
  refuse(exchange, 429, `Too many questions at once. Ask again in ${seconds} s.`);
}

function unavailable(exchange: Exchange): void {
  if (!exchange.response.headersSent) exchange.response.setHeader('Retry-After', String(AWAY));
  refuse(exchange, 503, `The search is out of reach for a moment. Try again in ${AWAY} s.`);
}

function refuse({ request, response, kind }: Exchange, status: number, sentence: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  const isJson = kind === 'json';
  response.setHeader('Content-Type', isJson ? TYPES.json : 'text/plain; charset=utf-8');
  const text = isJson ? JSON.stringify({ error: sentence }) : `${sentence}\n`;
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(request.method === 'HEAD' ? undefined : text);
}
