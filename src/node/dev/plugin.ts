import { dirname, join, relative } from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { createDevEmbed } from './devEmbed';
import { readDevSite, type DevSite } from './devSite';
import { overlay, toProblems } from './problems';
import { createResponder } from './respond';
import { INBOX_FILES, WITHHELD } from '../site/published';

/**
 * Serves the site of a config while it is edited. A change of the config or of a picture reloads the page; a
 * mistake in the config shows as an overlay with the checker's text, and the last good page stays.
 * @param file The config: its full path, with public/ beside it.
 */
export function devSite(file: string): Plugin {
  const pictures = join(dirname(file), 'public');
  return {
    name: 'dev-site',
    apply: 'serve',
    config: () => ({
      appType: 'custom',
      // Otherwise Vite would scan and watch every HTML file, even those in dist/.
      optimizeDeps: { entries: ['src/app/client.tsx', 'src/blocks/*/*.tsx'] },
      server: {
        watch: { ignored: ['**/dist/**', '**/test-results/**', '**/.cache/**', INBOX_FILES] },
        fs: { deny: WITHHELD },
      },
    }),
    async configureServer(server) {
      const own = createState(server, file);
      await own.read();
      const schemas = join(server.config.root, 'schemas');
      const read = [file, join(pictures, '/'), join(schemas, '/')].map((path) =>
        normalizePath(path),
      );
      server.watcher.add([file, pictures]);
      server.watcher.on('all', (_event, changed) => {
        if (read.some((path) => normalizePath(changed).startsWith(path))) void own.read();
        else own.forgetEmbed();
      });
      server.middlewares.use((request, response, next) => {
        // oxlint-disable-next-line promise/no-callback-in-promise -- how middleware passes on an error
        own.respond(request, response, next).catch(next);
      });
    },
  };
}

function createState(server: ViteDevServer, configFile: string) {
  const { root } = server.config;
  const name = relative(root, configFile);
  let site: DevSite | undefined;
  let problems = '';
  let latest = 0;
  const embed = createDevEmbed();
  const respond = createResponder({
    server,
    embed,
    siteDir: dirname(configFile),
    name,
    current: () => ({ site, problems }),
  });

  /** Reads the config again and notifies the browsers. Of concurrent reads, the last one started wins. */
  async function read(): Promise<void> {
    latest += 1;
    const turn = latest;
    // A half-written schema, a deleted picture: nothing that is saved may stop the server.
    const result = await readDevSite(root, configFile).catch(toProblems);
    if (turn !== latest) return;
    problems = result.problems ?? '';
    if (result.site) {
      site = result.site;
      server.ws.send({ type: 'full-reload' });
    } else {
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
