import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorMessage } from '../../../document/errorMessage';
import type { Outcome, Progress, Way } from '../../../studio/views/publish/protocol';
import { JOURNALS } from '../../site/published';
import { preparePrivateFolder } from '../../files/privateFolder';
import { RefusedError } from '../refusal';
import type { FromJob, Job, JobDone } from './job';

/** Publishes one after another, each in a process of its own. */
export interface Publisher {
  /** What is on its way, and how the last one ended. */
  current(): { running?: { way: Way; progress: Progress }; outcome?: Outcome };
  /**
   * @param draft The config with what is not saved, for 'draft' and 'share'.
   * @throws A refusal, if one is on its way.
   */
  start(way: Way, draft: unknown, done: (what: JobDone) => Promise<void>): void;
  /** @throws A refusal, if it is too late. */
  cancel(): void;
  /** The ZIP file that a way makes. */
  zipOf(way: Way): string;
  close(): Promise<void>;
}

/** Less than Studio's own, so that the editor goes on; the system may not allow it. */
const BUILD_PRIORITY = 5;

/** The folder of the draft that phones are shown. */
export const sharedSite = (config: string): string =>
  join(dirname(config), JOURNALS, 'shared', basename(config));

/** Makes what publishes a config. @param root The folder of the project. */
export function createPublisher(root: string, config: string): Publisher {
  const own = join(dirname(config), JOURNALS);
  let child: ChildProcess | undefined;
  let running: { way: Way; progress: Progress } | undefined;
  let outcome: Outcome | undefined;
  let isCancelled = false;

  const zipOf = (way: Way): string => join(own, 'zip', `${basename(config)}.${way}.zip`);

  function jobFor(way: Way, draft: unknown): Job {
    if (way === 'draft' || way === 'share') {
      const folder = join(own, 'draft');
      mkdirSync(folder, { recursive: true });
      const file = join(folder, basename(config));
      writeFileSync(file, JSON.stringify(draft));
      const site = way === 'share' ? sharedSite(config) : join(folder, 'site');
      return { way, root, config, draft: file, site, zip: zipOf(way) };
    }

    // The project's own config is built where "npm run build" builds it, so that pinned scripts of the embed stay.
    // What is built for a push is only looked at: the host builds again.
    const isOwn = way !== 'push' && resolve(dirname(config)) === resolve(root);
    const site = isOwn ? join(root, 'dist') : join(own, 'site', basename(config));
    return { way, root, config, site, zip: zipOf(way) };
  }

  function fail(way: Way, message: string): void {
    outcome = isCancelled
      ? { way, state: 'cancelled', message: 'Cancelled. What was live still is.' }
      : { way, state: 'failed', message };
    running = undefined;
  }

  async function succeed(way: Way, what: JobDone, done: (what: JobDone) => Promise<void>) {
    await done(what);
    const { pages, files, bytes } = what;
    outcome = { way, state: 'done', at: new Date().toISOString(), pages, files, bytes };
    running = undefined;
  }

  return {
    zipOf,
    current: () => ({ ...(running && { running }), ...(outcome && { outcome }) }),
    start(way, draft, done) {
      if (running) throw new RefusedError(409, 'Something is being published already.');
      preparePrivateFolder(own);
      const started = startProcess(jobFor(way, draft));
      // Only now: what throws before, such as a full disk, would stay on its way for ever.
      running = { way, progress: { step: 'check' } };
      [outcome, isCancelled, child] = [undefined, false, started];
      let ended: Promise<void> | undefined;
      started.on('message', (message: FromJob) => {
        if ('progress' in message) running = { way, progress: message.progress };
        else if ('failure' in message) fail(way, message.failure);
        else
          ended = succeed(way, message.done, done).catch((error: unknown) =>
            fail(way, errorMessage(error)),
          );
      });
      // The system may have no process left to give; then there is no exit, either.
      started.on('error', (error) => {
        if (started.pid !== undefined) return;
        fail(way, `Publishing could not be started: ${error.message}`);
        child = undefined;
      });
      // After all messages, which may come later than the news that the process has ended.
      started.on('disconnect', () => {
        if (!ended && running) fail(way, 'Publishing ended unexpectedly.');
      });
      started.on('exit', () => {
        if (child === started) child = undefined;
      });
    },
    cancel() {
      if (running?.progress.step === 'switch')
        throw new RefusedError(409, 'It is too late: the site is just being published.');
      isCancelled = true;
      child?.kill();
    },
    async close() {
      if (!child) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}

const WORKER = fileURLToPath(new URL('publishWorker.mjs', import.meta.url));

function startProcess(job: Job): ChildProcess {
  const started = fork(WORKER, [JSON.stringify(job)], {
    cwd: job.root,
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  yieldTo(started.pid);
  return started;
}

function yieldTo(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, BUILD_PRIORITY);
  } catch {
    // Then it works beside Studio as an equal.
  }
}
