import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRequestPath } from '../requestPath';
import { FILES, INBOX } from './endpoint';
import { INBOX_POLICY, inboxPage, refusalPage, thanksPage } from './inboxPages';
import type { Messages } from './messages';
import { readForm, Refusal } from './readForm';
import { errorMessage } from '../../../document/errorMessage';

const THANKS = `${INBOX}/thanks`;
const HTML = 'text/html; charset=utf-8';

/** Where forms are posted, and where their messages are stored. */
export interface InboxOptions {
  /** The path that the site's forms post to; undefined if that is another origin. */
  endpoint: () => string | undefined;
  messages: Messages;
}

/**
 * The form inbox of `npm start` and `npm run dev`: it accepts messages as a form-collection service does, stores
 * them in a file and shows them at /__inbox, on this machine only [C17]. It is not part of dist/.
 * @returns A handler that returns whether it has answered the request.
 */
export function createInbox({ endpoint, messages }: InboxOptions) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = bare(readRequestPath(request.url ?? '/')?.path);
    if (path === undefined) return false;
    // `endpoint` reads a file: not worth it for every GET of a page.
    const mayBeForm = !READ_METHODS.has(request.method ?? '') || path.startsWith(`${INBOX}/`);
    if (mayBeForm && path === bare(endpoint())) {
      void accept(request, response, messages);
      return true;
    }
    const isFile = path.startsWith(FILES);
    if (path !== THANKS && path !== INBOX && !isFile) return false;
    if (!READ_METHODS.has(request.method ?? '')) {
      response.setHeader('Allow', 'GET, HEAD');
      answer(response, 405, 'text/plain', 'This address can only be read (GET, HEAD).\n');
    } else if (path === THANKS) answer(response, 200, HTML, thanksPage());
    else if (isLocal(request) && isFile)
      void handOver(response, messages, path.slice(FILES.length));
    else if (isLocal(request)) void show(response, messages);
    else
      answer(
        response,
        403,
        'text/plain',
        'The inbox can only be opened on the machine it runs on.\n',
      );
    return true;
  };
}

const READ_METHODS = new Set(['GET', 'HEAD']);
const bare = (path: string | undefined) => path?.replace(/(.)\/$/, '$1');

async function accept(request: IncomingMessage, response: ServerResponse, messages: Messages) {
  // As form services do: other origins (pages with the embed) may post and read the response.
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (request.method === 'OPTIONS') {
    response.setHeader('Access-Control-Allow-Methods', 'POST');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Accept');
    return void response.writeHead(204).end();
  }
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST, OPTIONS');
    return answer(
      response,
      405,
      'text/plain',
      `Forms are sent to this address. Read them at ${INBOX}.\n`,
    );
  }
  try {
    const { fields, files } = await readForm(request);
    await messages.add(fields, files);
  } catch (error) {
    return refuse(request, response, error);
  }
  if (wantsJson(request)) return answer(response, 200, 'application/json', '{"ok":true}');
  response.setHeader('Location', THANKS);
  answer(response, 303, 'text/plain', 'Thank you.\n');
}

function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const known = error instanceof Refusal;
  // The visitor has disconnected: there is nobody to answer, and nothing worth logging.
  if (request.destroyed && !request.complete) return;
  if (!known) console.error(`The inbox could not keep a message: ${reasonOf(error)}`);
  const status = known ? error.status : 500;
  const reason = known ? error.message : 'The message could not be kept.';
  if (!wantsJson(request)) return answer(response, status, HTML, refusalPage(reason));
  answer(response, status, 'application/json', JSON.stringify({ ok: false, error: reason }));
}

function reasonOf(error: unknown): string {
  return errorMessage(error);
}

async function show(response: ServerResponse, messages: Messages): Promise<void> {
  answer(response, 200, HTML, inboxPage(await messages.all()));
}

/** Answers with a file as something to save, under the name in the link: browsers never show what it is. */
async function handOver(response: ServerResponse, messages: Messages, id: string): Promise<void> {
  const file = messages.fileOf(id);
  const bytes = file && (await readFile(file).catch(() => undefined));
  if (!bytes) return answer(response, 404, 'text/plain', 'There is no such file.\n');
  response.setHeader('Content-Disposition', 'attachment');
  answer(response, 200, 'application/octet-stream', bytes);
}

function wantsJson({ headers }: IncomingMessage): boolean {
  return /json/.test(headers.accept ?? '') || /json/.test(headers['content-type'] ?? '');
}

/**
 * Whether the request comes from this machine: with HOST set, others can reach the server. The Host header is checked
 * against DNS rebinding.
 */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  return (
    /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
    ['localhost', '127.0.0.1', '[::1]'].includes(host)
  );
}

function answer(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Security-Policy': INBOX_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  });
  response.end(body);
}
