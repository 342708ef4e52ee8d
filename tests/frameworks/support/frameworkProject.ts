import { readFileSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import getPort from 'get-port';
import send from 'send';
import { listen } from '../../../src/node/serve/listen';
import { endCommand, runCommand, startCommand, type Place } from './runCommand';

/** How long a server may take to answer, in ms. */
const START_TIMEOUT_MS = 180_000;

/** What partners put beside their package.json. */
const ARCHIVE = 'inquiry-embed.tgz';

/** A framework's package.json. */
interface Manifest {
  scripts?: { build?: string; start?: string; dev?: string };
  config?: {
    /** What a static host serves, where there is no script "start"; the project itself by default. */
    folder?: string;
    /** 'whole' if our tags are in the HTML that is served. */
    html?: 'whole';
  };
}

/** A running page. */
export interface Served {
  url: string;
  close: () => Promise<void>;
}

/** A framework's project, copied to where it can be installed. */
export interface FrameworkProject {
  place: Place;
  manifest: Manifest;
}

/**
 * Copies a framework's project, with the address of the supplier's site put in, and installs it.
 * @param from Its folder in tests/frameworks.
 * @param archive The package for partners.
 */
export async function installProject(
  from: string,
  place: Place,
  { site, archive }: { site: string; archive: Buffer },
): Promise<FrameworkProject> {
  await cp(from, place.folder, { recursive: true });
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(place.folder, path.relative(from, entry.parentPath), entry.name);
    const text = (await readFile(file, 'utf8')).replaceAll('{site}', site);
    await writeFile(file, withScheme(text));
  }
  await writeFile(path.join(place.folder, ARCHIVE), archive);
  await runCommand(`npm install --no-audit --no-fund ./${ARCHIVE}`, place);
  return { place, manifest: readManifest(from) };
}

/** Sets the scheme for the whole page: what the script then writes on elements of the page would show. */
const withScheme = (text: string) =>
  text
    .replaceAll("source: 'Your name'", "source: 'Your name', scheme: 'dark'")
    .replaceAll('data-source="Your name"', 'data-source="Your name" data-scheme="dark"');

/** Reads the package.json of a framework's folder. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Builds the project, and serves what was built. */
export async function serveBuilt({ place, manifest }: FrameworkProject): Promise<Served> {
  const { scripts = {}, config = {} } = manifest;
  if (scripts.build) await runCommand('npm run build', place);
  return scripts.start
    ? serveWith('npm run start', place)
    : serveFolder(path.join(place.folder, config.folder ?? ''));
}

/** Serves the project as it is while it is being developed. */
export const serveDeveloped = ({ place }: FrameworkProject): Promise<Served> =>
  serveWith('npm run dev', place);

/**
 * Starts a command line that serves at the port in the variable PORT, and waits until it answers.
 * @throws With its output if it ends, or does not answer in time.
 */
export async function serveWith(command: string, place: Place): Promise<Served> {
  const port = await getPort();
  const url = `http://localhost:${port}/`;
  const child = startCommand(command, place, { PORT: String(port) });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const end = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(url))) {
    if (Date.now() > end || child.exitCode !== null) {
      endCommand(child);
      throw new Error(`"${command}" does not answer at ${url}:\n${output}`);
    }
  }
  return { url, close: () => Promise.resolve(endCommand(child)) };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { headers: { accept: 'text/html' } })).ok;
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    return false;
  }
}

async function serveFolder(root: string): Promise<Served> {
  const { url, close } = await listen((request: IncomingMessage, response: ServerResponse) => {
    send(request, (request.url ?? '/').replace(/\?.*/, ''), { root, dotfiles: 'allow' }).pipe(
      response,
    );
  }, 0);
  return { url: `${url}/`, close };
}
