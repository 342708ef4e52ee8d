import { spawn } from 'node:child_process';

/** How a program is run. */
interface RunOptions {
  cwd?: string;
  /** What it reads. */
  input?: string;
  signal?: AbortSignal | undefined;
  /** Called with each line that it prints. */
  line?: (text: string) => void;
}

/** How much of what a program prints is kept, for its error message. */
const MAX_KEPT_CHARACTERS = 4000;

/**
 * Runs a program, never through a shell.
 * @returns What it has printed, its last 4,000 characters.
 * @throws In its own words, if it fails or is not installed.
 */
export function run(
  program: string,
  args: readonly string[],
  { cwd, input, signal, line }: RunOptions = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['pipe', 'pipe', 'pipe'],
      // Without a terminal, SSH cannot ask for a password there.
      detached: process.platform !== 'win32',
      ...(cwd !== undefined && { cwd }),
      ...(signal && { signal }),
    });
    let printed = '';
    let said = '';
    let rest = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed = (printed + text).slice(-MAX_KEPT_CHARACTERS);
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const one of lines) line?.(one);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-MAX_KEPT_CHARACTERS);
    });
    child.on('error', (error) =>
      reject(
        'code' in error && error.code === 'ENOENT'
          ? new Error(`The program "${program}" is not installed on this computer.`)
          : error,
      ),
    );
    child.on('close', (code) => {
      if (code === 0) resolve(printed);
      else reject(new Error(said.trim() || `"${program}" ended with ${code ?? 'a signal'}.`));
    });
    child.stdin.on('error', () => {
      // It ended without reading; its exit code says why.
    });
    child.stdin.end(input ?? '');
  });
}
