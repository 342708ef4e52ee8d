import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDependencies } from './dependencies.mjs';

/**
 * Installs missing dependencies and runs a command: `src/node/cli/<name>.ts`, which exports
 * `run(args: string[]): Promise<number>`, and `help`, which is printed instead for `--help`.
 * @param {string} root The project folder.
 * @param {string[]} argv The command and its arguments.
 * @returns {Promise<number>} The exit code: 0 for success. Never rejects.
 */
export async function runCommand(root, argv) {
  const [name = '', ...args] = argv;
  try {
    const known = commandNames(root);
    if (!known.includes(name)) {
      console.error(`${name ? `There is no command "${name}"` : 'Which command?'} ${list(known)}`);
      return 1;
    }
    process.chdir(root);
    const problem = await ensureDependencies(root, (line) => console.error(line));
    if (problem) {
      console.error(problem);
      return 1;
    }
    // A dynamic import, because it may only just have been installed.
    const { register } = await import('tsx/esm/api');
    register();
    const file = path.join(root, 'src', 'node', 'cli', `${name}.ts`);
    const { run, help } = await import(pathToFileURL(file).href);
    if (help && args.some((arg) => arg === '--help' || arg === '-h')) {
      const { helpText } = await import('./help.ts');
      console.log(helpText(name, help));
      return 0;
    }
    return await run(args);
  } catch (error) {
    console.error(explainError(error));
    return 1;
  }
}

/**
 * Every file in the folder is a command, so there is no list to maintain.
 * @param {string} root
 * @returns {string[]}
 */
function commandNames(root) {
  return readdirSync(path.join(root, 'src', 'node', 'cli'))
    .filter((file) => /^[a-z][a-z-]*\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted();
}

/** @param {string[]} names */
function list(names) {
  return `(there are: ${names.join(', ')}).`;
}

/**
 * An error's message, with the stack trace only if DEBUG is set.
 * @param {unknown} error
 * @returns {string}
 */
export function explainError(error) {
  if (process.env.DEBUG && error instanceof Error) return error.stack ?? String(error);
  const message = error instanceof Error ? error.message : String(error);
  return `${message.trim()}\n(Set DEBUG=1 to see where.)`;
}
