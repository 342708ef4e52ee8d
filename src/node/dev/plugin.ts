import { dirname, join, relative } from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { productFilesOf } from '../config/productFiles/productFilesOf';
import { createDevEmbed } from './devEmbed';
import { readDevSite, type DevResult, type DevSite } from './devSite';
import { overlay, toProblems } from './problems';
import { createResponder } from './respond';
import { INBOX_FILES, JOURNAL_FILES, WITHHELD } from '../site/published';

/** Earlier versions of the site are kept for pages that are still loading. */
const MAX_RECENT_SITES = 5;

/** The config of an editor, which is served instead of the file. */
export interface DraftSource {
  /** The module that starts React in the pages of the draft, as a path below the project. */
  entry: string;
  /** Reads the draft's site. */
  read(): Promise<DevResult>;
  /** Called once with a callback to call after each change of the draft; it resolves when the pages are up to date. */
  connect(refresh: () => Promise<void>): void;
  /** Called when a source file of the site has changed, such as a picture, a style sheet or the config itself. */
  fileChanged(file: string): void;
  /** Notifies the browsers of a new site. */
  announce(server: ViteDevServer, site: DevSite): void;
}

/**
 * Serves the site of a config while it is edited. A change of the config or of a picture reloads the page; a mistake
 * in the config shows as an overlay with the checker's text, and the last good page stays.
 * @param file The config: its full path, with public/ beside it.
 * @param draft An editor's config. Editors show mistakes themselves, so there is no overlay.
 */
export function devSite(file: string, draft?: DraftSource): Plugin {
  const pictures = join(dirname(file), 'public');
  return {
    name: 'dev-site',
    apply: 'serve',
    config: () => ({
      appType: 'custom',
      // Otherwise Vite would scan and watch every HTML file, even those in dist/.
      optimizeDeps: {
        // Leave out tests, because they import modules that only Node has.
        entries: ['src/app/client.tsx', 'src/blocks/*/*.tsx', '!**/*.test.tsx'],
      },
      server: {
        watch: {
          ignored: ['**/dist/**', '**/test-results/**', '**/.cache/**', INBOX_FILES, JOURNAL_FILES],
          // Most programs empty a file before they write it. Of two changes within 50 ms the watcher reports only the
          // first, so the file would be read while it is empty, and not again.
          awaitWriteFinish: { stabilityThreshold: 60, pollInterval: 20 },
        },
        fs: { deny: WITHHELD },
      },
    }),
    async configureServer(server) {
      const own = createState(server, file, draft);
      await own.read();
      draft?.connect(own.read);
      const schemas = join(server.config.root, 'schemas');
      const read = [file, join(pictures, '/'), join(schemas, '/')].map((path) =>
        normalizePath(path),
      );
      let products: string[] = [];
      // The config may name other files by now.
      const watchProducts = () => {
        products = productFilesOf(file).map((name) => join(dirname(file), name));
        server.watcher.add(products);
        products = products.map((path) => normalizePath(path));
      };
      watchProducts();
      const code = normalizePath(join(server.config.root, 'src', '/'));
      server.watcher.add([file, pictures]);
      server.watcher.on('all', (_event, changed) => {
        const name = normalizePath(changed);
        if (name === read[0]) watchProducts();
        const isRead = products.includes(name) || read.some((path) => name.startsWith(path));
        // An editor also checks the contrast of texts and backgrounds, which depends on the style sheets.
        if (draft && (isRead || name.startsWith(code))) draft.fileChanged(changed);
        else if (isRead) void own.read();
        if (!isRead) own.forgetEmbed();
      });
      server.middlewares.use((request, response, next) => {
        // oxlint-disable-next-line promise/no-callback-in-promise -- how middleware passes on an error
        own.respond(request, response, next).catch(next);
      });
    },
  };
}

function createState(server: ViteDevServer, configFile: string, draft: DraftSource | undefined) {
  const { root } = server.config;
  const name = relative(root, configFile);
  /** The last good sites, the present one first. */
  let sites: DevSite[] = [];
  let problems = '';
  let latest = 0;
  const embed = createDevEmbed();
  const respond = createResponder({
    server,
    embed,
    siteDir: dirname(configFile),
    name,
    current: () => ({ site: sites[0], problems: draft && sites[0] ? '' : problems }),
    entry: draft?.entry,
    recent: () => sites,
  });
  const readSite = draft ? () => draft.read() : () => readDevSite(root, configFile);

  /** Reads the config again and notifies the browsers. Of concurrent reads, the last one started wins. */
  async function read(): Promise<void> {
    latest += 1;
    const turn = latest;
    // Nothing that is saved may stop the server, such as a half-written schema, or a picture that was deleted.
    const result = await readSite().catch(toProblems);
    if (turn !== latest) return;
    problems = result.problems ?? '';
    if (result.site) {
      const { site } = result;
      sites = [site, ...sites].slice(0, MAX_RECENT_SITES);
      if (draft) draft.announce(server, site);
      else server.ws.send({ type: 'full-reload' });
    } else if (!draft) {
      server.config.logger.error(`\n${problems}\n`, { timestamp: true });
      server.ws.send(overlay(problems, name));
    }
  }

  return {
    read,
    respond,
    forgetEmbed: () => embed.forget(),
  };
}
