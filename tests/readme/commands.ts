import { spawn, spawnSync, type ChildProcess } from 'node:child_process';

/** A finished command. */
export interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** A running server command. */
export interface Serving {
  /** The printed URL, without a trailing slash. */
  url: string;
  /** What it has printed until now. */
  said: Pick<Ended, 'out' | 'err'>;
  /** Stops it, and resolves when it has exited. */
  stop: () => Promise<void>;
}

/** Timeout for printing the URL, in ms. A hanging command must not outlive its test. */
const URL_TIMEOUT_MS = 150_000;

const WINDOWS = process.platform === 'win32';

/** Environment variables set by the test runner, which a terminal does not have. */
const OF_THE_RUNNER =
  /^(VITEST.*|NODE_ENV|NODE_OPTIONS|TEST|DEV|PROD|SSR|MODE|BASE_URL|FORCE_COLOR|DEBUG|PORT|HOST)$/;

/** Runs a command ('npm run check') in a folder as in a terminal, and waits until it exits. */
export function run(folder: string, command: string): Promise<Ended> {
  const { child, said } = type(folder, command);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...said }));
  });
}

/**
 * Runs a server command and waits for the URL it prints.
 * @param env Additional environment variables.
 * @throws With the command's output, if it exits instead.
 */
export function serve(
  folder: string,
  command: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Serving> {
  const { child, said } = type(folder, command, env);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = () => {
    end(child);
    return ended;
  };
  const hanging = setTimeout(stop, URL_TIMEOUT_MS);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => reject(new Error(`${command} has ended:\n${said.out}${said.err}`)));
    child.stdout?.on('data', () => {
      const [url] = /http:\/\/[\w.:]+\d/.exec(said.out) ?? [];
      if (!url) return;
      clearTimeout(hanging);
      resolve({ url, said, stop });
    });
  });
}

function type(folder: string, command: string, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, {
    cwd: folder,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that npm's child processes can be stopped too.
    detached: !WINDOWS,
    // The README does not show npm's own output.
    env: { ...terminal(), NO_COLOR: '1', npm_config_loglevel: 'silent', ...env },
  });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
  return { child, said };
}

function terminal(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !OF_THE_RUNNER.test(name)),
  );
}

function end({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  if (WINDOWS) spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
  else process.kill(-pid, 'SIGTERM');
}

/** Requests a page like a browser. */
export async function fetchPage(address: string): Promise<Response> {
  return fetch(address, { headers: { accept: 'text/html' } });
}

/** The HTML at an address. */
export async function textOf(address: string): Promise<string> {
  return (await fetchPage(address)).text();
}

/** Whether one of the checker's messages is a warning. */
export const isWarning = (problem: string) => problem.includes('\n  Warning: ');

/** The warnings among all that the checker has said. */
export const warningsIn = (said: string) => said.split('\n\n').filter(isWarning);
