import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { serveWith, type Served } from '../frameworks/support/frameworkProject';
import { runCommand } from '../frameworks/support/runCommand';
import { installTools } from '../frameworks/support/tools';
import { findApache } from '../server/samples/apache';
import { findCaddy } from '../server/samples/caddy';
import { findNginx } from '../server/samples/nginx';
import type { FoundHost } from '../server/samples/sampleHost';
import { temporaryFolder } from '../temporary/temporaryFolder';
import type { CheckName } from './checks/checks';
import { findLighttpd } from './lighttpd';
import packages from './packages/package.json' with { type: 'json' };

/** A folder with the built site in its folder "site". */
type Start = (work: string) => Promise<Served>;

/** A host's own program, or what keeps it from being tried. */
export type FoundProgram = { start: Start } | { missing: string };

/** A host's own program, and what is known not to work there. */
export interface HostProgram {
  name: string;
  find: () => Promise<FoundProgram>;
  /** The checks that fail, each with the reason. */
  lacks: Partial<Record<CheckName, string>>;
}

/** Hosts that read no rules of the site. */
const NO_RULES = {
  redirects: 'reads no _redirects',
  queries: 'reads no _redirects',
  caching: 'reads no _headers',
  security: 'reads no _headers',
  'embed headers': 'allows no other origin',
  partner: 'allows no other origin',
} as const;

const AS_IT_IS = { compression: 'does not compress by itself' } as const;

const FOLDER_FIRST = { direct: 'leads to the folder of that name' } as const;

const ONE_ERROR_PAGE = { 'unknown product': 'one page for all errors' } as const;

/** Those that the README names first. */
export const PROGRAMS: readonly HostProgram[] = [
  { name: 'nginx', find: sample(findNginx), lacks: {} },
  { name: 'Caddy', find: sample(findCaddy), lacks: {} },
  { name: 'Apache', find: sample(findApache), lacks: {} },
  {
    name: 'Cloudflare Pages (wrangler)',
    find: packaged(
      'wrangler',
      'WRANGLER_SEND_METRICS=false wrangler pages dev site --ip 127.0.0.1 --port $PORT',
    ),
    lacks: {},
  },
  {
    name: 'Netlify (netlify dev)',
    find: packaged(
      'netlify-cli',
      'netlify dev --dir site --offline --no-open --internal-disable-edge-functions --port $PORT',
    ),
    lacks: {
      compression: 'the network in front of the site compresses, not the program',
      caching: 'the program sets it for all files',
    },
  },
  {
    name: 'Azure (swa)',
    find: packaged('@azure/static-web-apps-cli', 'swa start site --host localhost --port $PORT'),
    lacks: { ...NO_RULES, ...FOLDER_FIRST, ...ONE_ERROR_PAGE, ...AS_IT_IS },
  },
  {
    name: 'Firebase (superstatic)',
    find: packaged('superstatic', 'cd site && superstatic --port $PORT'),
    lacks: { ...NO_RULES, ...FOLDER_FIRST, ...ONE_ERROR_PAGE, ...AS_IT_IS },
  },
  {
    name: 'serve',
    find: packaged('serve', 'serve --listen $PORT site'),
    lacks: { ...NO_RULES, ...ONE_ERROR_PAGE },
  },
  {
    name: 'http-server',
    find: packaged('http-server', 'http-server site -p $PORT'),
    lacks: { ...NO_RULES, ...FOLDER_FIRST, ...ONE_ERROR_PAGE, ...AS_IT_IS },
  },
  {
    name: 'lighttpd',
    find: sample(findLighttpd),
    lacks: { ...NO_RULES, ...FOLDER_FIRST, ...ONE_ERROR_PAGE, ...AS_IT_IS },
  },
  {
    name: 'python',
    find: findPython,
    lacks: {
      ...NO_RULES,
      ...FOLDER_FIRST,
      ...ONE_ERROR_PAGE,
      ...AS_IT_IS,
      unknown: 'shows its own page',
    },
  },
];

/** A server for which the build writes a sample, or that is as it comes. */
function sample(find: () => FoundHost): HostProgram['find'] {
  return () => {
    const found = find();
    if ('missing' in found) return Promise.resolve(found);
    const start: Start = async (folder) => {
      const work = path.join(folder, 'work');
      mkdirSync(work);
      const dir = path.join(folder, 'site');
      const { port, close } = await found.start({ dir, work, hostname: 'localhost' });
      return { url: `http://localhost:${port}/`, close };
    };
    return Promise.resolve({ start });
  };
}

let tools: Promise<string> | undefined;

/** A program from npm, in the version named in packages/package.json, installed in a folder of its own. */
function packaged(name: keyof typeof packages.dependencies, command: string): HostProgram['find'] {
  return async () => {
    const folder = temporaryFolder();
    const version = packages.dependencies[name];
    // Scripts of packages fetch programs from elsewhere; none of these is needed.
    const install = 'npm install --no-audit --no-fund --ignore-scripts --prefix .';
    let programs = '';
    try {
      // With the Node of the tests of frameworks: some need a newer one than the project does.
      tools ??= installTools();
      programs = [await tools, path.join(folder, 'node_modules/.bin')].join(path.delimiter);
      await runCommand(`${install} ${name}@${version}`, { folder, programs: '' });
    } catch (error) {
      return { missing: `${name} cannot be installed: ${(error as Error).message.slice(0, 200)}` };
    }
    return { start: (work) => serveWith(command, { folder: work, programs }) };
  };
}

function findPython(): Promise<FoundProgram> {
  const isThere = spawnSync('python3', ['--version']).status === 0;
  if (!isThere) return Promise.resolve({ missing: 'python3 was not found.' });
  const command = 'python3 -m http.server --bind 127.0.0.1 --directory site $PORT';
  const start: Start = (folder) => serveWith(command, { folder, programs: '' });
  return Promise.resolve({ start });
}
