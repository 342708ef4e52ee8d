// The entry point of every command: `node src/node/cli/launch/run.mjs <command> [arguments]`.
// Up to the version check it only uses what old versions of Node support, so that they print a message instead of a
// syntax error; everything else is imported afterwards.
import { readFileSync } from 'fs';
import { fileURLToPath } from 'url';
import { nodeProblem } from './nodeVersion.mjs';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const { engines } = JSON.parse(readFileSync(root + 'package.json', 'utf8'));
const problem = nodeProblem(engines.node, process.versions.node);

/** @param {number} code The exit code. */
function finish(code) {
  process.exitCode = code;
  // A handle that a library left open must not keep the process alive. The timer itself must not either (`unref`).
  setTimeout(() => process.exit(code), 2000).unref();
}

/**
 * Ignores that the reader of the output, such as `head`, has read enough and closed the pipe.
 * @param {NodeJS.ErrnoException} error
 */
function ignoreClosedPipe(error) {
  if (error.code !== 'EPIPE') throw error;
}

if (problem) {
  console.error(problem);
  finish(1);
} else {
  void import('./command.mjs')
    .then(({ runCommand, explainError }) => {
      process.on('uncaughtException', (error) => {
        console.error(explainError(error));
        process.exit(1);
      });
      for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedPipe);
      return runCommand(root, process.argv.slice(2));
    })
    .then(finish);
}
