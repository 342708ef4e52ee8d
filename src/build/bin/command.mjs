import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureDependencies } from './dependencies.mjs';

/**
 * Installs what is missing and runs one command: `src/build/cli/<name>.ts`, which exports
 * `run(args: string[]): Promise<number>`.
 * @param {string} root The project's folder.
 * @param {string[]} argv The command and its arguments.
 * @returns {Promise<number>} The exit code: 0 is well. Never rejects.
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
    return await runTypeScript(path.join(root, 'src', 'build', 'cli', `${name}.ts`), args);
  } catch (error) {
    console.error(sentence(error));
    return 1;
  }
}

/**
 * Every file beside the others is a command, so there is no list to keep.
 * @param {string} root
 * @returns {string[]}
 */
function commandNames(root) {
  return readdirSync(path.join(root, 'src', 'build', 'cli'))
    .filter((file) => /^[a-z][a-z-]*\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted();
}

/** @param {string[]} names */
function list(names) {
  return `(there are: ${names.join(', ')}).`;
}

/**
 * Runs a command through Vite. The call stands inside the imported module, because Vite closes
 * its module runner when the import ends, and every later `import()` of the command would fail.
 * @param {string} file
 * @param {string[]} args
 * @returns {Promise<number>}
 */
async function runTypeScript(file, args) {
  const { runnerImport } = await import('vite');
  const entry = '\0command';
  const { module } = await runnerImport(entry, {
    logLevel: 'warn',
    plugins: [
      {
        name: 'command',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) =>
          id === entry
            ? `import { run } from ${JSON.stringify(file.replaceAll('\\', '/'))};
               export const code = await run(${JSON.stringify(args)});`
            : undefined,
      },
    ],
  });
  /** @type {number} */
  const code = module.code;
  return code;
}

/**
 * What went wrong, without a stack trace unless DEBUG asks for one.
 * @param {unknown} error
 * @returns {string}
 */
export function sentence(error) {
  if (process.env.DEBUG && error instanceof Error) return error.stack ?? String(error);
  const message = error instanceof Error ? error.message : String(error);
  return `${message.trim()}\n(With DEBUG=1 in the environment it shows where.)`;
}
