import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Change } from '../../document/step';
import type {
  ChangeAnswer,
  ChangeRequest,
  PageWeight,
  SaveAnswer,
  SettleRequest,
  StudioState,
  Summary,
  UploadRequest,
} from '../../studio/protocol';
import { isRecord } from '../../document/isRecord';
import { iconNodes } from '../site/iconNodes';
import { readBody } from './guard';
import { RefusedError } from './refusal';
import type { Session } from './session';

/** What the API is made from. */
export interface ApiSources {
  session: Session;
  state: () => StudioState;
  choices: (kind: string) => unknown;
  weight: (page: number) => Promise<PageWeight>;
  upload: (request: UploadRequest) => Promise<unknown>;
  /** What the views of Studio ask for. */
  features: Routes;
  /** Adds a listener of events, until the answer ends. */
  listen: (response: ServerResponse) => void;
}

/** Resolves to what is sent as JSON; undefined if it has answered by itself, with a file. */
type Answer = (request: IncomingMessage, url: URL, response: ServerResponse) => unknown;

/** Answers by method and name below /api/: 'GET history'. */
export type Routes = Readonly<Record<string, Answer>>;

/** Answers requests below /api/, which the guard has let in. */
export function createApi(sources: ApiSources) {
  const { session, state } = sources;
  const revision = (): ChangeAnswer => ({ revision: session.revision });
  const answers: Routes = {
    ...sources.features,
    'GET state': () => state(),
    'GET icons': () => iconNodes(),
    'GET summary': (): Summary => {
      const lines = session.summary();
      return { lines, text: lines.map(({ where, words }) => `${where}: ${words}`).join('\n') };
    },
    'GET choices': (_, url) => sources.choices(url.searchParams.get('kind') ?? ''),
    'GET weight': async (_, url) => sources.weight(Number(url.searchParams.get('page'))),
    'POST change': async (request) => {
      const body = toChange(await readBody(request));
      session.change(body.revision, body.change);
      // Others may change the draft until it is in the journal.
      const answer = revision();
      await session.written();
      return answer;
    },
    'POST save': async (request): Promise<SaveAnswer> => {
      await readBody(request);
      return session.save();
    },
    'POST settle': async (request) => {
      session.settle(toSettle(await readBody(request)));
      return revision();
    },
    'POST upload': async (request) => sources.upload(toUpload(await readBody(request))),
  };

  const answer = answerBy(answers);
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (`${request.method} ${url.pathname}` === 'GET /api/events') return sources.listen(response);
    return answer(request, response, url);
  };
}

/** Answers requests below /api/ by their routes. */
export function answerBy(answers: Routes) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const name = url.pathname.slice('/api/'.length);
    const find = answers[`${request.method} ${name}`];
    if (!find) throw new RefusedError(404, 'There is no such address.');
    const body = await find(request, url, response);
    if (body !== undefined) sendJson(response, 200, body);
  };
}

/** Answers with JSON, which is never cached. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  response.writeHead(status, headers).end(JSON.stringify(body));
}

function toChange(body: unknown): ChangeRequest {
  const change = isRecord(body) ? body['change'] : undefined;
  if (!isRecord(body) || typeof body['revision'] !== 'number' || !isChange(change)) throw misfit();
  return { revision: body['revision'], change };
}

function isChange(change: unknown): change is Change {
  if (!isRecord(change)) return false;
  if (change['id'] !== undefined && typeof change['id'] !== 'string') return false;
  if (change['undo'] === true || change['redo'] === true) return true;
  const { do: step } = change;
  return (
    isRecord(step) &&
    typeof step['name'] === 'string' &&
    (step['group'] === undefined || typeof step['group'] === 'string') &&
    Array.isArray(step['operations']) &&
    step['operations'].every(isOperation)
  );
}

function isOperation(operation: unknown): boolean {
  if (!isRecord(operation)) return false;
  const { op, at, from, to, before } = operation;
  if (op === 'move') return isPointer(from) && isPointer(to);
  if (op === 'unset' || op === 'remove') return isPointer(at);
  const hasValue = 'value' in operation && (before === undefined || typeof before === 'string');
  return (op === 'set' || op === 'insert') && isPointer(at) && hasValue;
}

const isPointer = (pointer: unknown): boolean =>
  typeof pointer === 'string' && (pointer === '' || pointer.startsWith('/'));

function toSettle(body: unknown): SettleRequest {
  const { id, take } = isRecord(body) ? body : {};
  if (typeof id !== 'string' || (take !== 'ours' && take !== 'theirs')) throw misfit();
  return { id, take };
}

function toUpload(body: unknown): UploadRequest {
  const { name, data } = isRecord(body) ? body : {};
  if (typeof name !== 'string' || typeof data !== 'string') throw misfit();
  return { name, data };
}

const misfit = (): RefusedError => new RefusedError(400, 'This request cannot be understood.');
