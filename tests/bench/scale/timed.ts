import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The duration and memory of a command. */
export interface Timed {
  /** Duration in s. */
  seconds: number;
  /** Peak memory in each quarter of the duration, in MB. */
  memory: number[];
}

/**
 * Runs one of the project's commands in a separate process, as a user does.
 * @param args The command and its arguments: 'build', …
 * @param folder For temporary files.
 * @throws With the command's output if it fails.
 */
export async function timed(args: readonly string[], folder: string): Promise<Timed> {
  const notes = path.join(folder, 'memory.json');
  const watcher = pathToFileURL(path.resolve('tests/bench/scale/memory.mjs'));
  const started = performance.now();
  await runToEnd(['--import', watcher.href, 'src/node/cli/launch/run.mjs', ...args], {
    ...process.env,
    BENCH_MEMORY: notes,
  });
  const seconds = (performance.now() - started) / 1000;
  const samples = JSON.parse(await readFile(notes, 'utf8')) as number[];
  return { seconds, memory: quarters(samples).map((bytes) => bytes / 1e6) };
}

/** The maximum of each quarter of a list. */
export function quarters(samples: readonly number[]): number[] {
  return [0, 1, 2, 3].map((quarter) => {
    const from = Math.floor((quarter * samples.length) / 4);
    const to = Math.max(from + 1, Math.floor(((quarter + 1) * samples.length) / 4));
    return Math.max(...samples.slice(from, to));
  });
}

function runToEnd(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${args.slice(2).join(' ')} ended with ${code}:\n${complaint}`));
    });
  });
}
