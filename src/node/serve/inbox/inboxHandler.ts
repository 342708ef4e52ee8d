import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRequestPath } from '../requestPath';
import { INBOX } from './endpoint';
import { INBOX_POLICY, inboxPage, refusalPage, thanksPage } from './inboxPages';
import type { Messages } from './messages';
import { readForm, Refusal } from './readForm';

const THANKS = `${INBOX}/thanks`;
const HTML = 'text/html; charset=utf-8';

/** What the inbox is made of. */
export interface InboxOptions {
  /** The path to which the forms of the site send; nothing where they send elsewhere. */
  endpoint: () => string | undefined;
  messages: Messages;
}

/**
 * The form inbox of `npm start` and `npm run dev`: it takes messages as a form-collection service does, keeps
 * them in a file and shows them at /__inbox, to this machine alone [C17]. It is no part of dist/.
 * @returns A handler that says whether the request was for the inbox.
 */
export function createInbox({ endpoint, messages }: InboxOptions) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = bare(readRequestPath(request.url ?? '/')?.path);
    if (path === undefined) return false;
    // Pages are only looked at: no need to find out where forms are sent.
    const mayBeForm = !LOOKS.has(request.method ?? '') || path.startsWith(`${INBOX}/`);
    if (mayBeForm && path === bare(endpoint())) {
      void take(request, response, messages);
      return true;
    }
    if (path === THANKS) {
      answer(response, 200, HTML, thanksPage());
      return true;
    }
    if (path !== INBOX) return false;
    if (isFromHere(request)) void show(response, messages);
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

const LOOKS = new Set(['GET', 'HEAD']);
const bare = (path: string | undefined) => path?.replace(/(.)\/$/, '$1');

async function take(request: IncomingMessage, response: ServerResponse, messages: Messages) {
  // As form services do: pages of other origins (the embed) may send, and read nothing but the answer.
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
    await messages.add(await readForm(request));
  } catch (error) {
    return refuse(request, response, error);
  }
  if (wantsJson(request)) return answer(response, 200, 'application/json', '{"ok":true}');
  response.setHeader('Location', THANKS);
  answer(response, 303, 'text/plain', 'Thank you.\n');
}

function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const known = error instanceof Refusal;
  // Who has gone while sending hears nothing, and nobody needs to hear of it.
  if (request.destroyed && !request.complete) return;
  if (!known) console.error(`The inbox could not keep a message: ${reasonOf(error)}`);
  const status = known ? error.status : 500;
  const reason = known ? error.message : 'The message could not be kept.';
  if (!wantsJson(request)) return answer(response, status, HTML, refusalPage(reason));
  answer(response, status, 'application/json', JSON.stringify({ ok: false, error: reason }));
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function show(response: ServerResponse, messages: Messages): Promise<void> {
  answer(response, 200, HTML, inboxPage(await messages.all()));
}

function wantsJson({ headers }: IncomingMessage): boolean {
  return /json/.test(headers.accept ?? '') || /json/.test(headers['content-type'] ?? '');
}

/** Whether it is this machine that asks, under its own name: with HOST set others can reach the server. */
function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  return (
    /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
    ['localhost', '127.0.0.1', '[::1]'].includes(host)
  );
}

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Security-Policy': INBOX_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  });
  response.end(body);
}
