import { execFile } from 'node:child_process';

/** The most that Git may say, in bytes: the text of a very large config. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** Git's answer when it refused: what it said, in its own words. */
export class GitError extends Error {}

/**
 * Runs Git in a folder, without a shell and without ever asking for a password.
 * @param input What Git reads, such as the message of a commit.
 * @returns What Git printed.
 * @throws GitError if it refuses, or is not installed.
 */
export async function git(
  folder: string,
  args: readonly string[],
  options: { input?: string; signal?: AbortSignal } = {},
): Promise<string> {
  return (await bytesOf(folder, args, options)).toString('utf8');
}

/** The same, where Git prints what is no text. */
export function bytesOf(
  folder: string,
  args: readonly string[],
  { input, signal }: { input?: string; signal?: AbortSignal } = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      'git',
      args,
      {
        cwd: folder,
        env: quiet(),
        encoding: 'buffer',
        maxBuffer: MAX_OUTPUT_BYTES,
        ...(signal && { signal }),
      },
      (error, stdout, stderr) => {
        if (error) reject(new GitError(stderr.toString('utf8').trim() || error.message));
        else resolve(stdout);
      },
    );
    child.stdin?.on('error', () => {
      // It ended without reading; its exit code says why.
    });
    child.stdin?.end(input ?? '');
  });
}

/** The same, where a refusal is an answer: undefined. */
export async function tryGit(folder: string, args: readonly string[]): Promise<string | undefined> {
  return git(folder, args).catch(() => undefined);
}

/** What Git prints is read here, so it speaks English. Nobody sits at its terminal. */
const quiet = () => ({
  ...process.env,
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  GCM_INTERACTIVE: 'never',
  SSH_ASKPASS_REQUIRE: 'never',
});
