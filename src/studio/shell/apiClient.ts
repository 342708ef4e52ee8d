import type {
  ChangeAnswer,
  ChangeRequest,
  Choice,
  ChoiceKind,
  Icons,
  PageWeight,
  Refusal,
  SaveAnswer,
  SaveRequest,
  SettleRequest,
  StudioEvent,
  StudioState,
  Summary,
  UploadAnswer,
  UploadRequest,
} from '../protocol';
import { spokenLanguage } from '../language/spoken';
import { WORDS } from '../words';
import { readInLines } from './readInLines';

/** What Studio's server can be asked for; `src/studio/protocol.ts` explains each. */
export interface ApiClient {
  state: () => Promise<StudioState>;
  change: (request: ChangeRequest) => Promise<ChangeAnswer>;
  save: (request: SaveRequest) => Promise<SaveAnswer>;
  summary: () => Promise<Summary>;
  settle: (request: SettleRequest) => Promise<ChangeAnswer>;
  upload: (request: UploadRequest) => Promise<UploadAnswer>;
  uploadFile: (request: UploadRequest) => Promise<UploadAnswer>;
  choices: (kind: ChoiceKind, at: string) => Promise<Choice[]>;
  icons: () => Promise<Icons>;
  weight: (page: number) => Promise<PageWeight>;
  /** Asks below /api/ for what a view needs: with a body by POST, else by GET. */
  ask: <T>(path: string, body?: object) => Promise<T>;
  /** The same, for a file. */
  file: (path: string, body?: object) => Promise<Blob>;
  /**
   * Calls `listen` for all that the server says by itself, and `lost` while it cannot be reached.
   * @param window The id of this window: the server tells every window which others are open. And the number of the check
   *   whose problems it has, which are not sent again.
   */
  events: (
    window: { id: string; check: number },
    listen: (event: StudioEvent) => void,
    lost: (isLost: boolean) => void,
  ) => void;
}

/** A request that was refused, with the server's sentence. */
export class RefusedError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** How long until a stream of events that has ended is asked for again. */
const RECONNECT_DELAY_MS = 1000;

/** The status of a request without the server's key: it has started anew, with another. */
const KEYLESS_STATUS = 401;

/** What a page was given: the key of the server, and what tells its site from others. */
export interface Given {
  key: string;
  site: string;
}

/** Fetches; browsers say "Failed to fetch" where nobody answers, each in its own words. */
async function reach(path: string, request?: RequestInit): Promise<Response> {
  try {
    return await fetch(path, request);
  } catch (cause) {
    throw new Error(WORDS.noAnswer, { cause });
  }
}

/** Talks to the server that this page came from. */
export function createApiClient({ key: first, site }: Given, header: string): ApiClient {
  let key = first;

  async function send(path: string, body?: object, isAgain = false): Promise<Response> {
    const response = await reach(`/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        [header]: key,
        'accept-language': spokenLanguage(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.ok) return response;
    if (response.status === KEYLESS_STATUS && !isAgain) {
      await renewKey();
      return send(path, body, true);
    }
    throw new RefusedError(response.status, ((await response.json()) as Refusal).message);
  }

  /** Reads the key from the page, as the server gives it now. */
  async function renewKey(): Promise<void> {
    const page = await (await reach('/')).text();
    // The Studio of another site has taken the port: its file is not to get what was changed here.
    if (!page.includes(`name="studio-site" content="${site}"`)) throw new Error(WORDS.otherStudio);
    key = /name="studio-key" content="([^"]+)"/.exec(page)?.[1] ?? key;
  }

  function connect(
    { id, check }: { id: string; check: number },
    listen: (event: StudioEvent) => void,
    lost: (isLost: boolean) => void,
  ): void {
    const source = new EventSource(
      `/api/events?${new URLSearchParams({ key, window: id, language: spokenLanguage(), check: String(check) })}`,
    );
    source.addEventListener('message', ({ data }) =>
      listen(JSON.parse(String(data)) as StudioEvent),
    );
    source.addEventListener('open', () => lost(false));
    source.addEventListener('error', () => {
      lost(true);
      // Browsers try again by themselves, but not where the server has refused.
      if (source.readyState === EventSource.CLOSED)
        setTimeout(() => void again(), RECONNECT_DELAY_MS);
    });
    const again = async () => {
      await renewKey().catch(() => {});
      connect({ id, check }, listen, lost);
    };
  }

  const ask = async <T>(path: string, body?: object): Promise<T> =>
    (await (await send(path, body)).json()) as T;
  return {
    ask,
    file: async (path, body) => (await send(path, body)).blob(),
    state: async () => (await readInLines(await send('state'))) as StudioState,
    change: (request) => ask('change', request),
    save: (request) => ask('save', request),
    summary: () => ask('summary'),
    settle: (request) => ask('settle', request),
    upload: (request) => ask('upload', request),
    uploadFile: (request) => ask('upload-file', request),
    choices: (kind, at) => ask(`choices?${new URLSearchParams({ kind, at })}`),
    icons: () => ask('icons'),
    weight: (page) => ask(`weight?page=${page}`),
    events: connect,
  };
}
