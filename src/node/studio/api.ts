import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { toJsonLines } from '../../document/inLines';
import type {
  ChangeAnswer,
  PageWeight,
  SaveAnswer,
  StudioState,
  Summary,
  UploadRequest,
} from '../../studio/protocol';
import { iconNodes } from '../site/iconNodes';
import type { Listener } from './events';
import type { AskedLanguage, LanguageOf } from './language/askedLanguage';
import { RefusedError } from './refusal';
import type { ServerSession } from './session/openServerSession';
import {
  isChangeRequest,
  isSaveRequest,
  isSettleRequest,
  isUploadRequest,
} from './shapes/requests';
import { readBodyAs } from './shapes/shape';

/** What the API is made from. */
export interface ApiSources {
  session: ServerSession;
  state: (language: AskedLanguage) => Promise<StudioState>;
  languageOf: LanguageOf;
  choices: (kind: string) => unknown;
  weight: (page: number) => Promise<PageWeight>;
  upload: (request: UploadRequest) => Promise<unknown>;
  uploadFile: (request: UploadRequest) => Promise<unknown>;
  /** What the views of Studio ask for. */
  features: Routes;
  /** Adds a window as a listener of events, until the answer ends. */
  listen: (response: ServerResponse, window: Listener, language: AskedLanguage) => void;
}

/** Resolves to what is sent as JSON; undefined if it has answered by itself, with a file. */
type Answer = (request: IncomingMessage, url: URL, response: ServerResponse) => unknown;

/** Answers by method and name below /api/: 'GET history'. */
export type Routes = Readonly<Record<string, Answer>>;

/** Answers requests below /api/, which the guard has let in. */
export function createApiHandler(sources: ApiSources) {
  const { session, state, languageOf } = sources;
  const revision = (): ChangeAnswer => ({ revision: session.revision });
  const answers: Routes = {
    ...sources.features,
    'GET state': async (request, _, response) =>
      sendInLines(response, await state(languageOf(request)), LISTS_OF_STATE),
    'GET icons': () => iconNodes(),
    'GET summary': (request): Summary => {
      const language = languageOf(request);
      const { colon } = language.describing;
      const lines = session.summary(language);
      const text = lines.map(({ where, words }) => `${where}${colon} ${words}`).join('\n');
      return { lines, text };
    },
    'GET choices': (_, url) => sources.choices(url.searchParams.get('kind') ?? ''),
    'GET weight': async (_, url) => sources.weight(Number(url.searchParams.get('page'))),
    'POST change': async (request) => {
      const body = await readBodyAs(request, isChangeRequest);
      session.change(body.revision, body.change, body.clashes);
      // Others may change the draft until it is in the journal.
      const answer = revision();
      await session.written();
      return answer;
    },
    'POST save': async (request): Promise<SaveAnswer> => {
      const { revision: seen } = await readBodyAs(request, isSaveRequest);
      const { note, ...saved } = await session.save(seen);
      return { ...saved, ...(note !== undefined && { note: languageOf(request).say(note) }) };
    },
    'POST settle': async (request) => {
      session.settle(await readBodyAs(request, isSettleRequest));
      return revision();
    },
    'POST upload': async (request) => sources.upload(await readBodyAs(request, isUploadRequest)),
    'POST upload-file': async (request) =>
      sources.uploadFile(await readBodyAs(request, isUploadRequest)),
  };

  const answer = answerBy(answers);
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (`${request.method} ${url.pathname}` === 'GET /api/events')
      return sources.listen(
        response,
        {
          id: url.searchParams.get('window') ?? '',
          check: Number(url.searchParams.get('check') ?? Number.NaN),
        },
        // An EventSource cannot have headers.
        languageOf(url.searchParams.get('language') ?? ''),
      );
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

/** What grows with the site and its history in the state of Studio. */
const LISTS_OF_STATE = [['value', 'store', 'products'], ['history', 'steps'], ['problems']];

/** Answers with a value in lines of JSON, each written when the browser has taken those before. */
async function sendInLines(
  response: ServerResponse,
  value: unknown,
  lists: readonly (readonly string[])[],
): Promise<void> {
  const headers = { 'content-type': 'application/jsonl', 'cache-control': 'no-store' };
  response.writeHead(200, headers);
  await pipeline(Readable.from(withLineEnds(toJsonLines(value, lists))), response);
}

function* withLineEnds(lines: Iterable<string>): Generator<string> {
  for (const line of lines) yield `${line}\n`;
}

/** Answers with JSON, which is never cached. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  response.writeHead(status, headers).end(JSON.stringify(body));
}
