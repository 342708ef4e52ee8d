import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/** How long a command may take, in ms: the first installation of a framework fetches 200 MB. */
const COMMAND_TIMEOUT_MS = 900_000;

/** How many characters of a command's output its error shows. */
const MAX_OUTPUT_LENGTH = 4000;

/** A folder in which commands run. */
export interface Place {
  folder: string;
  /** Where programs are looked for first. */
  programs: string;
}

/**
 * Runs a command line, and resolves to its output.
 * @throws With the end of its output if it fails.
 */
export async function runCommand(command: string, place: Place): Promise<string> {
  const child = startCommand(command, place);
  const timer = setTimeout(() => endCommand(child), COMMAND_TIMEOUT_MS);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const code = await new Promise((resolve) => {
    child.on('close', resolve);
  });
  clearTimeout(timer);
  if (code !== 0)
    throw new Error(
      `"${command}" ended with ${String(code)}:\n${output.slice(-MAX_OUTPUT_LENGTH)}`,
    );
  return output;
}

/** Starts a command line in a group of processes of its own, so that whatever it starts can be ended with it. */
export function startCommand(
  command: string,
  { folder, programs }: Place,
  more: Record<string, string> = {},
): ChildProcess {
  // What npm has set for the run of the tests is not meant for these.
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_ENV|NODE_OPTIONS|VITE)/i.test(name),
  );
  return spawn(command, {
    cwd: folder,
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...Object.fromEntries(own),
      PATH: [programs, process.env['PATH']].join(path.delimiter),
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
      NUXT_TELEMETRY_DISABLED: '1',
      NG_CLI_ANALYTICS: 'false',
      // Yarn and Angular ask nothing then.
      CI: '1',
      ...more,
    },
  });
}

/** Ends a command with all that it has started. */
export function endCommand({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
