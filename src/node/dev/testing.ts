import { cpSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createServer as createHttp } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { vi } from 'vitest';
import { blockLoaders } from '../assets/code/blockLoaders';
import { COMPANY } from '../site/company.fixture';
import { devSite } from './plugin';
import { linkOrCopy } from '../../../tests/temporary/linkOrCopy';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';

const PROJECT = process.cwd();
/** Files of this project that a test's project links to. */
const LINKED = ['src', 'embed', 'node_modules', 'package.json', 'package-lock.json'];

/** The other company's config, which is valid. */
export const GOOD = readFileSync(join(COMPANY, 'site.config.json'), 'utf8');

/** A message from Vite to its browsers. */
interface Told {
  type: string;
  err?: { message: string; stack: string };
}

/** A temporary project, and the dev server that serves it. */
export interface DevProject {
  root: string;
  port: number;
  vite: ViteDevServer;
  /** The errors logged so far. */
  logged: string[];
  /** Requests an address without following redirects. */
  ask(url: string, init?: RequestInit): Promise<Response>;
  /** Saves a file of the project, waits for a message to the browsers (a reload or an error), and returns it. */
  save(name: string, content: string, type?: string): Promise<Told>;
  stop(): Promise<void>;
}

/**
 * Starts the dev server for the other company's site, with this project's code.
 * @param config Its config, as text.
 * @param subfolder The folder of the config and the pictures.
 * @param files More files of the project, by their paths.
 */
export async function startDev(
  config: string,
  subfolder = '',
  files: Record<string, string> = {},
): Promise<DevProject> {
  const root = createProject(config, subfolder);
  for (const [name, content] of Object.entries(files)) write(join(root, name), content);
  const logged: string[] = [];
  const customLogger = createLogger('silent');
  customLogger.error = (text) => void logged.push(text);
  const vite = await createServer({
    root,
    configFile: false,
    publicDir: false,
    cacheDir: join(root, 'cache'),
    customLogger,
    optimizeDeps: { noDiscovery: true },
    server: {
      middlewareMode: true,
      ws: false,
      watch: null,
      // The code is only linked into the test's folder, but Vite must be allowed to transform it.
      fs: { allow: [root, ...LINKED.map((name) => realpathSync(join(PROJECT, name)))] },
    },
    plugins: [react(), blockLoaders(), devSite(join(root, subfolder, 'site.config.json'))],
  });
  const http = createHttp(vite.middlewares).listen(0);
  const { port } = http.address() as AddressInfo;
  return {
    root,
    port,
    vite,
    logged,
    ask: (url, init) => fetch(`http://localhost:${port}${url}`, { redirect: 'manual', ...init }),
    save: (name, content, type = 'full-reload') => save(vite, join(root, name), content, type),
    async stop() {
      http.close();
      await vite.close();
    },
  };
}

function createProject(config: string, subfolder: string): string {
  const folder = temporaryFolder();
  cpSync(join(COMPANY, 'public'), join(folder, subfolder, 'public'), { recursive: true });
  cpSync(join(PROJECT, 'schemas'), join(folder, 'schemas'), { recursive: true });
  for (const name of LINKED) linkOrCopy(join(PROJECT, name), join(folder, name));
  writeFileSync(join(folder, subfolder, 'site.config.json'), config);
  return folder;
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

async function save(
  vite: ViteDevServer,
  file: string,
  content: string,
  type: string,
): Promise<Told> {
  const sent = vi.spyOn(vite.ws, 'send').mockReset();
  writeFileSync(file, content);
  vite.watcher.emit('all', 'change', file);
  return vi.waitFor(
    () => {
      const messages = sent.mock.calls.flat() as unknown as Told[];
      const told = messages.find((message) => message.type === type);
      if (!told) throw new Error(`nothing was told of type ${type}`);
      return told;
    },
    { timeout: 20_000 },
  );
}
