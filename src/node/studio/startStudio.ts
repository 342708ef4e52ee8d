import type { Server } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { GALLERY } from '../dev/gallery';
import { applyAll } from '../../document/apply';
import type { StudioEvent, StudioProblem, StudioState } from '../../studio/protocol';
import type { ValueProblem } from '../config/check/problem';
import { generate } from '../schemas/generate';
import type { SchemaSet } from '../schemas/load';
import { createApiHandler } from './api';
import { blockKinds } from './blockKinds';
import { startChecker, type Checker } from './check/checker';
import type { FromThread } from './check/checkThread';
import { choicesFor } from './choices';
import { createListeners } from './events';
import { featureRoutes } from './features';
import type { Guard } from './guard';
import { startPreview, type Preview, type Shown } from './preview';
import { journalOf } from './session/journal';
import { giveLockBack, portIn, siteOf, takeLock } from './lock';
import { openVersions } from './history/versions';
import { guardFor, listenFrom, servePage } from './servePage';
import { createPublisher } from './publish/publisher';
import { openServerSession } from './session/openServerSession';
import { buildShell } from './shell';
import { takePicture } from './upload';
import { createWeigher } from './weight/weigher';

/** The first port that is tried, if none is named. */
const PORT = 4200;

/** A running Studio. */
export interface StudioServer {
  /** Where a browser opens it: 'http://127.0.0.1:4200/'. */
  url: string;
  /** Set where another process runs Studio on this config: `url` is its address. */
  isElsewhere?: boolean;
  close(): Promise<void>;
}

/**
 * Starts Studio for a config: the preview, the checker and the server of its page, all on 127.0.0.1.
 * @param root The folder of the project.
 * @param file The config: its full path.
 * @param first The port that is tried first, unless the config's last Studio was killed: its open pages look for it at
 *   its old one.
 * @throws A sentence, if the config cannot be read.
 */
export async function startStudio(root: string, file: string, first = PORT): Promise<StudioServer> {
  // Before all else, because the preview has to know the address, and another Studio may be starting.
  const lock = `${journalOf(file)}.lock`;
  const site = siteOf(file);
  const { server, port } = await listenFrom(portIn(lock) ?? first, site);
  const url = `http://127.0.0.1:${port}/`;
  try {
    const guard = guardFor(port);
    const other = await takeLock(lock, url, site);
    if (other !== undefined) return elsewhere(server, other);
    const shell = buildShell(root);
    const core = await startCore(root, file, `http://${guard.host}`);
    const page = { shell: await shell, guard, preview: core.preview.origin, site };
    servePage(server, page, core.api);
    return running(server, guard, core, lock);
  } catch (error) {
    giveLockBack(lock, url);
    server.close();
    throw error;
  }
}

/** The Studio that another process runs on the same config. */
function elsewhere(server: Server, url: string): StudioServer {
  server.close();
  return { url, isElsewhere: true, close: async () => undefined };
}

function running(
  server: Server,
  guard: Guard,
  core: Awaited<ReturnType<typeof startCore>>,
  lock: string,
): StudioServer {
  return {
    url: `http://${guard.host}/`,
    async close() {
      giveLockBack(lock, `http://${guard.host}/`);
      core.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await core.close();
    },
  };
}

/** The draft, and what works on it. */
async function startCore(root: string, file: string, studio: string) {
  const siteDir = dirname(file);
  const publicDir = join(siteDir, 'public');
  const schemas = await generate(root);
  const listeners = createListeners(() => present());
  let problems: StudioProblem[] = [];
  /** The revision that they are of. */
  let checked = 0;
  let preview: Preview | undefined;

  let checker: Checker | undefined;
  let standIns: string[] = [];
  const publisher = createPublisher(root, file);
  const versions = openVersions(file, () => schemas.set.config);
  const session = openServerSession({
    keep: (saved) => versions.keep(saved),
    file,
    schema: () => schemas.set.config,
    tell: (event) => listeners.tell(event),
    changed: (operations) => checker?.check({ revision: session.revision, operations }),
  });
  // Until its result, the preview has nothing to show.
  let firstFound: (shown: Shown | undefined) => void;
  const first = new Promise<Shown | undefined>((resolve) => {
    firstFound = resolve;
  });

  function found(result: FromThread): void {
    if ('failure' in result) {
      process.stderr.write(`${result.failure}\n`);
      listeners.tell({ type: 'trouble', message: result.failure });
      return firstFound(undefined);
    }
    const { revision, mend } = result;
    problems = result.problems.map(toStudioProblem);
    checked = revision;
    listeners.tell({ type: 'problems', revision, problems });
    // What has come since is being checked already.
    if (revision !== session.revision) return;
    const draft = session.draft.value;
    const shown = mend && { revision, draft, value: applyAll(draft, mend).value };
    standIns = (mend ?? []).map((one) => ('at' in one ? one.at : one.to));
    firstFound(shown);
    if (shown) void preview?.show(shown);
  }

  const check = (checker = startChecker({ root, publicDir, file }, found));
  check.check({ revision: session.revision, value: session.draft.value });
  const started = await startPreview({
    root,
    file,
    studio,
    first: await first,
    drawn: (revision) => listeners.tell({ type: 'drawn', revision, standIns }),
    fileChanged(changed) {
      if (changed === file) session.readAgain();
      // A picture may have come or gone.
      else check.check({ revision: session.revision, operations: [] });
    },
  });
  preview = started;

  function present(): StudioEvent[] {
    const { revision } = session;
    const { shown } = started.current();
    return [
      { type: 'changed', revision, conflicts: [...session.conflicts] },
      { type: 'problems', revision: checked, problems },
      { type: 'saved', revision, isSaved: session.isSaved() },
      ...(shown ? [{ type: 'drawn' as const, revision: shown.revision, standIns }] : []),
    ];
  }
  const state = (): StudioState => {
    // Who opens Studio sees the draft, whatever version was looked at before.
    void started.lookAt();
    return currentState();
  };
  const currentState = (): StudioState => ({
    ...session.draft,
    revision: session.revision,
    taken: session.taken,
    file: basename(file),
    isSaved: session.isSaved(),
    isRecovered: session.isRecovered,
    schema: schemas.set.config,
    blocks: blockKinds(schemas.set, started.current().site?.embed.config, siteDir),
    problems,
    checked,
    conflicts: [...session.conflicts],
    preview: { origin: started.origin, gallery: `${started.origin}${GALLERY}/` },
  });
  const api = createApiHandler({
    session,
    state,
    choices: (kind) => choicesOf(kind, session.draft.value, schemas.set, publicDir),
    weight: createWeigher(root, started, () => session.saved),
    upload: (request) => takePicture(publicDir, request),
    features: featureRoutes({
      root,
      file,
      publicDir,
      schemas: schemas.set,
      session,
      preview: started,
      versions,
      publisher,
      tell: (event) => listeners.tell(event),
    }),
    listen: (response, window) => listeners.add(response, window),
  });
  return {
    api,
    preview: started,
    stop: () => listeners.close(),
    async close() {
      await Promise.all([session.settled(), check.close(), started.close(), publisher.close()]);
    },
  };
}

function choicesOf(kind: string, draft: unknown, set: SchemaSet, publicDir: string) {
  return choicesFor(kind, draft, { set, publicDir });
}

function toStudioProblem({ advice, fix, ...problem }: ValueProblem): StudioProblem {
  return { ...problem, ...(advice !== undefined && { advice }), ...(fix && { fix }) };
}
