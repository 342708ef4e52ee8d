import type { Server } from 'node:http';
import type { Guard } from './guard';
import { giveLockBack, portIn, siteOf, takeLock } from './lock';
import { openLanguages } from './language/askedLanguage';
import { guardFor, listenFrom, servePage } from './servePage';
import { sharedSite } from './publish/publisher';
import { journalOf } from './session/journal';
import { startSharing } from './share/startSharing';
import { buildShell } from './shell';
import { startCore, type Core } from './startCore';

/** The first port that is tried, if none is named. */
const FIRST_PORT = 4200;

/** How Studio is started. */
interface StartOptions {
  /** The port that is tried first, unless the config's last Studio was killed: its open pages look for it at its old one. */
  first?: number | undefined;
  /** Whether phones in the same network are shown the draft, when somebody asks for it. */
  isShared?: boolean;
}

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
 * @throws A sentence, if the config cannot be read, or no phone can reach this machine.
 */
export async function startStudio(
  root: string,
  file: string,
  { first = FIRST_PORT, isShared = false }: StartOptions = {},
): Promise<StudioServer> {
  // Before all else, because the preview has to know the address, and another Studio may be starting.
  const lock = `${journalOf(file)}.lock`;
  const site = siteOf(file);
  // What is said before the config is read names none of its fields.
  const languageOf = openLanguages(root, {});
  const { server, port } = await listenFrom(portIn(lock) ?? first, site, languageOf);
  const url = `http://127.0.0.1:${port}/`;
  try {
    const guard = guardFor(port);
    const other = await takeLock(lock, url, site);
    if (other !== undefined) return elsewhere(server, other);
    const shell = buildShell(root);
    const sharing = isShared ? await startSharing(sharedSite(file), languageOf) : undefined;
    const core = await startCore(root, file, `http://${guard.host}`, sharing);
    const { language, asked, preview } = core;
    const page = { shell: await shell, guard, preview: preview.origin, site, language, asked };
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

function running(server: Server, guard: Guard, core: Core, lock: string): StudioServer {
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
