import { statSync } from 'node:fs';
import path from 'node:path';
import { errorMessage } from '../../document/errorMessage';
import { MARKER } from '../output/outputFolder';
import type { OpenedEndpoint } from './openEndpoint';
import { createRetries, type Retries } from './retries';
import type { SearchHandler } from './searchHandler';

/** How often it is looked whether the site was built again, in ms. */
const LOOK_EVERY_MS = 2000;

/** How an endpoint is kept current. */
export interface KeepCurrent {
  /** The built site. */
  dir: string;
  /** Opens the endpoint of the site as it is. */
  open: () => Promise<OpenedEndpoint>;
  /** Told in a sentence when answers come from a new build, or that they cannot. */
  log: (line: string) => void;
  everyMs?: number;
  retries?: Retries;
}

/**
 * An endpoint that answers from the site as it was built last. After a build, the former endpoint goes on until the new one
 * has read the catalogue, so that no question is lost; if that fails, it stays, and it is tried again, each time later.
 * @throws What `open` throws, for the first one.
 */
export async function keepCurrent({
  dir,
  open,
  log,
  everyMs = LOOK_EVERY_MS,
  retries = createRetries(),
}: KeepCurrent): Promise<OpenedEndpoint> {
  // Looked at before reading: a build that ends meanwhile is another one.
  let known = buildIn(dir);
  let current = counted(await open());
  let opening: Promise<void> | undefined;
  let isClosed = false;
  /** A build that is to be opened, and whether nothing answers until then. */
  const attemptAt = (build: string) => `${build} ${current.hasEnded()}`;
  const renew = async (build: string) => {
    try {
      const next = counted(await open());
      if (isClosed) return void next.close();
      const former = current;
      current = next;
      known = build;
      retries.succeeded();
      log(
        `${former.hasEnded() ? 'The search had ended, and goes on' : 'The site was built again'}: searching ${next.count} products.`,
      );
      // Not waited for: somebody may read an answer slowly.
      former
        .close()
        .catch((error: unknown) => log(`The last build is still open: ${errorMessage(error)}`));
    } catch (error) {
      const what = current.hasEnded()
        ? 'The search has ended, and cannot be opened again'
        : 'The new build cannot be searched, so answers come from the last one';
      if (retries.failed(attemptAt(build)))
        log(`${what}: ${errorMessage(error)} (It is tried again, at last every minute.)`);
    }
  };
  const timer = setInterval(() => {
    const build = buildIn(dir);
    // While a build is being put in place, there is none for a moment.
    if (opening || build === undefined || (build === known && !current.hasEnded())) return;
    if (!retries.isDue(attemptAt(build))) return;
    opening = renew(build).finally(() => (opening = undefined));
  }, everyMs);
  timer.unref();
  return {
    handler: (request, response) => current.handler(request, response),
    get address() {
      return current.address;
    },
    get count() {
      return current.count;
    },
    hasEnded: () => current.hasEnded(),
    async close() {
      isClosed = true;
      clearInterval(timer);
      // Not waited for what is being opened, which takes long: it closes by itself, or ends with this process.
      await current.close();
    },
  };
}

/** What tells builds apart: each writes its marker last. */
function buildIn(dir: string): string | undefined {
  const stat = statSync(path.join(dir, MARKER), { throwIfNoEntry: false });
  return stat && `${stat.ino} ${stat.mtimeMs}`;
}

/** An endpoint that closes when it has answered what it was asked. */
function counted(endpoint: OpenedEndpoint): OpenedEndpoint {
  let asked = 0;
  let onIdle: (() => void) | undefined;
  const handler: SearchHandler = (request, response) => {
    asked += 1;
    response.once('close', () => {
      asked -= 1;
      if (asked === 0) onIdle?.();
    });
    return endpoint.handler(request, response);
  };
  return {
    ...endpoint,
    handler,
    async close() {
      if (asked > 0) await new Promise<void>((resolve) => (onIdle = resolve));
      await endpoint.close();
    },
  };
}
