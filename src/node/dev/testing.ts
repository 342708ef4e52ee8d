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
/** Code of this project that the folder of a test only links to. */
const LINKED = ['src', 'embed', 'node_modules', 'package.json', 'package-lock.json'];

/** The config of the other company, without a mistake. */
export const GOOD = readFileSync(join(COMPANY, 'site.config.json'), 'utf8');

/** A message of Vite to its browsers. */
interface Told {
  type: string;
  err?: { message: string; stack: string };
}

/** A project of its own, and the dev server that serves it. */
export interface DevProject {
  root: string;
  port: number;
  vite: ViteDevServer;
  /** The errors that were logged. */
  logged: string[];
  /** Requests an address without following redirects. */
  ask(url: string, init?: RequestInit): Promise<Response>;
  /** Saves a file of the project, waits until the browsers are told to reload, or of an error, and gives that message. */
  save(name: string, content: string, type?: string): Promise<Told>;
  stop(): Promise<void>;
}

/**
 * Starts the dev server for a project of the other company, with the code of this one.
 * @param config Its config as a text.
 * @param subfolder The folder of the project in which config and pictures lie.
 * @param files More files of the project, by their names.
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
      // The code is only linked into the folder of the test: Vite is to transform it all the same.
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
