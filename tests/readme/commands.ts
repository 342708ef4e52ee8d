import { spawn, spawnSync, type ChildProcess } from 'node:child_process';

/** How a command ended, and what it said. */
export interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** A command that serves until it is stopped. */
export interface Serving {
  /** The address it has printed, without a slash at the end. */
  url: string;
  /** Resolves when it has ended. */
  stop: () => Promise<void>;
}

/** No command needs so long to print its address, in ms. One that hangs must not outlive its test. */
const TOO_LONG = 150_000;

const WINDOWS = process.platform === 'win32';

/** What the test runner sets, and nobody at a terminal has. */
const OF_THE_RUNNER =
  /^(VITEST.*|NODE_ENV|NODE_OPTIONS|TEST|DEV|PROD|SSR|MODE|BASE_URL|FORCE_COLOR|DEBUG|PORT|HOST)$/;

/** Types a command ('npm run check') into a terminal in `folder` and waits for its end. */
export function run(folder: string, command: string): Promise<Ended> {
  const { child, said } = type(folder, command);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...said }));
  });
}

/**
 * Types a command that serves and waits for the address it prints.
 * @param env Variables to set before.
 * @throws What the command said, when it ends instead.
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
  const hanging = setTimeout(stop, TOO_LONG);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => reject(new Error(`${command} has ended:\n${said.out}${said.err}`)));
    child.stdout?.on('data', () => {
      const [url] = /http:\/\/[\w.:]+\d/.exec(said.out) ?? [];
      if (!url) return;
      clearTimeout(hanging);
      resolve({ url, stop });
    });
  });
}

function type(folder: string, command: string, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, {
    cwd: folder,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: npm alone would end without what it has started.
    detached: !WINDOWS,
    // npm's own lines are not what the README shows.
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
