import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a command took. */
export interface Taken {
  /** Seconds of all processors, its own and those of what it has started: a busy machine changes them least. */
  cpu: number;
  /** Seconds by the clock. */
  wall: number;
  /** What it has printed. */
  output: string;
}

/** Runs the command that follows it, then prints what that took: two lines, the second of what the shell has started. */
const TIMED = '"$@" || exit 1; times';

/**
 * Runs a command and measures it. Needs a POSIX shell.
 * @throws With its complaint if it fails.
 */
export async function taken(
  command: readonly string[],
  { cwd, env }: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<Taken> {
  const started = performance.now();
  const output = await run(['sh', '-c', TIMED, 'sh', ...command], cwd, env);
  const wall = (performance.now() - started) / 1000;
  const lines = output.trimEnd().split('\n');
  return { cpu: secondsIn(lines.at(-1) ?? ''), wall, output: lines.slice(0, -2).join('\n') };
}

/** '1m2.5s 0m0.25s' → 62.75 */
export function secondsIn(line: string): number {
  const parts = [...line.matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** Runs a command of the project, as a user does, and measures its memory, too, in MB. */
export async function takenByOurs(
  args: readonly string[],
  folder: string,
): Promise<Taken & { memory: number }> {
  const notes = path.join(folder, 'memory.json');
  const watcher = pathToFileURL(path.resolve('tests/bench/scale/memory.mjs')).href;
  const command = ['node', '--import', watcher, 'src/node/cli/launch/run.mjs', ...args];
  const env = { ...process.env, BENCH_MEMORY: notes };
  const all = await taken(command, { cwd: process.cwd(), env });
  const samples = JSON.parse(await readFile(notes, 'utf8')) as number[];
  return { ...all, memory: samples.reduce((most, one) => Math.max(most, one), 0) / 1e6 };
}

function run(command: readonly string[], cwd: string, env = process.env): Promise<string> {
  const [name = '', ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const texts = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => void (texts.out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => void (texts.err += text));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(texts.out);
      else reject(new Error(`${command.slice(4).join(' ')} failed:\n${texts.err}${texts.out}`));
    });
  });
}
