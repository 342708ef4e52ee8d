import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Phones, PublishState, Way, WayOut } from '../../../studio/views/publish/protocol';
import { describe } from '../../../document/describe';
import type { Schema } from '../../../document/schema/schema';
import { valueAt } from '../../../document/values';
import { isRecord } from '../../../document/isRecord';
import { tryParseJson } from '../../files/parseJson';
import type { Routes } from '../api';
import type { FeatureSources } from '../featureSources';
import type { AskedLanguage } from '../language/askedLanguage';
import { readBody } from '../guard';
import { tryGit } from '../history/git';
import { wholeTextIn } from '../history/wholeText';
import { RefusedError } from '../refusal';
import type { Sharing } from '../share/startSharing';
import { objectWith, readBodyAs, shapeOf } from '../shapes/shape';
import { userName } from '../userName';
import type { Publisher } from './publisher';
import { upstreamOf } from './push';
import { readRecord, recordStamp, writeRecord, type PublishRecord } from './record';

const isPublishRequest = shapeOf<{ way: Way }>(
  objectWith({ way: { enum: ['push', 'server', 'zip', 'draft', 'share'] } }),
);

/** What the view that publishes asks for. */
export function publishRoutes(
  {
    file,
    session,
    schemas,
    sharing,
    languageOf,
  }: Pick<FeatureSources, 'file' | 'session' | 'schemas' | 'sharing' | 'languageOf'>,
  publisher: Publisher,
): Routes {
  const ways = async (): Promise<WayOut[]> => [
    ...pushWay(await upstreamOf(file)),
    ...serverWay(session.saved.value),
    ZIP,
    DRAFT,
    ...shareWay(sharing),
  ];

  let known:
    | { key: string; saved: unknown; language: AskedLanguage; live: PublishState['live'] }
    | undefined;

  /** What was published last. It has all products in it: it is read again only if it or what is saved has changed. */
  async function live(language: AskedLanguage): Promise<PublishState['live']> {
    const saved = session.saved.value;
    const commit = await tryGit(dirname(file), ['rev-parse', '--quiet', '@{upstream}']);
    const key = `${recordStamp(file)} ${commit ?? ''}`;
    if (known?.key !== key || known.saved !== saved || known.language !== language)
      known = { key, saved, language, live: await readLive(file, saved, schemas.config, language) };
    return known.live;
  }

  return {
    'GET publish': async (request): Promise<PublishState> => {
      const language = languageOf(request);
      const found = await live(language);
      return {
        ways: sayWays(await ways(), language),
        ...sayOutcome(publisher.current(), language),
        ...(found && { live: found }),
      };
    },
    'GET publish-progress': (request) => sayOutcome(publisher.current(), languageOf(request)),
    'POST publish': async (request) => {
      const { way } = await readBodyAs(request, isPublishRequest);
      const chosen = (await ways()).find((one) => one.way === way);
      if (!chosen) throw new RefusedError(400, 'This site is not published in this way.');
      if (chosen.why !== undefined) throw new RefusedError(409, chosen.why);
      publisher.start(way, session.draft.value, async (what) => {
        // A copy to be shown around is not live; a ZIP most likely will be.
        if (way === 'draft' || way === 'share') return;
        const who = await personAt(dirname(file));
        const at = new Date().toISOString();
        await writeRecord(file, { ...what, way, at, who, where: chosen.where });
      });
      return {};
    },
    'POST publish-cancel': async (request) => {
      await readBody(request);
      publisher.cancel();
      return {};
    },
    'GET publish-code': async (_, __, response) => {
      if (!sharing) throw new RefusedError(404, 'The draft is not shown to phones.');
      response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' });
      response.end(await sharing.code());
    },
    'GET publish-phones': (): Phones => {
      if (!sharing) throw new RefusedError(404, 'The draft is not shown to phones.');
      return { address: sharing.url(), count: sharing.phones() };
    },
    'GET publish-zip': async (_, url, response) => {
      const way = url.searchParams.get('way') === 'draft' ? 'draft' : 'zip';
      const zip = await open(publisher.zipOf(way)).catch(() => {
        throw new RefusedError(404, 'There is no ZIP file yet.');
      });
      response.writeHead(200, {
        'content-type': 'application/zip',
        'content-length': (await zip.stat()).size,
        'cache-control': 'no-store',
      });
      await pipeline(zip.createReadStream(), response);
    },
  };
}

/** What was published last, and what has been saved since. */
async function readLive(
  file: string,
  saved: unknown,
  schema: Schema,
  language: AskedLanguage,
): Promise<PublishState['live']> {
  const record = readRecord(file);
  if (!record) return undefined;
  const { at, who, where, bytes } = record;
  const before = await liveConfig(file, record, schema);
  const changes = describe(language.schema, before, saved, language.describing);
  return {
    at,
    who,
    // The name of a remote says nothing to those who publish.
    ...(record.way !== 'push' && { where }),
    bytes,
    changes: changes.map((one) => `${one.where}${language.describing.colon} ${one.words}`),
  };
}

/** The config that is live: of a push, the one that the remote has. */
async function liveConfig(file: string, { way, text }: PublishRecord, schema: Schema) {
  const pushed = way === 'push' ? await wholeTextIn(file, '@{upstream}', schema) : undefined;
  return tryParseJson(pushed ?? text) ?? {};
}

const sayWays = (ways: readonly WayOut[], { say }: AskedLanguage): WayOut[] =>
  ways.map((way) => (way.why === undefined ? way : { ...way, why: say(way.why) }));

/** What happens, with why it has failed in a language. */
function sayOutcome(
  { outcome, ...rest }: ReturnType<Publisher['current']>,
  { say }: AskedLanguage,
): ReturnType<Publisher['current']> {
  if (!outcome) return rest;
  if (outcome.state === 'done') return { ...rest, outcome };
  return { ...rest, outcome: { ...outcome, message: say(outcome.message) } };
}

const ZIP: WayOut = { way: 'zip', where: 'ZIP' };
const DRAFT: WayOut = { way: 'draft', where: 'ZIP' };

function shareWay(sharing: Sharing | undefined): WayOut[] {
  return sharing ? [{ way: 'share', where: sharing.url() }] : [];
}

function pushWay(upstream: Awaited<ReturnType<typeof upstreamOf>>): WayOut[] {
  if (upstream === undefined) return [];
  if (typeof upstream === 'string') return [{ way: 'push', where: 'Git', why: upstream }];
  return [{ way: 'push', where: `${upstream.remote}/${upstream.branch}` }];
}

/** What the file says, which may be anything: the checker says what is wrong with it. */
function serverWay(config: unknown): WayOut[] {
  const target = valueAt(config, ['studio', 'publish']);
  if (!isRecord(target)) return [];
  const { host, path } = target;
  const where = typeof host === 'string' ? host : path;
  return typeof where === 'string' ? [{ way: 'server', where }] : [];
}

/** The person whom Git knows here, else the one at this computer. */
async function personAt(folder: string): Promise<string> {
  const name = (await tryGit(folder, ['config', '--get', 'user.name']))?.trim();
  return name || userName();
}
