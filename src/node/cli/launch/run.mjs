// The entry point of every command: `node src/node/cli/launch/run.mjs <command> [arguments]`.
// Up to the version check it uses nothing that an old Node lacks, so that an old Node prints a sentence instead of a
// syntax error; the rest is imported after it.
import { readFileSync } from 'fs';
import { fileURLToPath } from 'url';
import { nodeProblem } from './nodeVersion.mjs';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const { engines } = JSON.parse(readFileSync(root + 'package.json', 'utf8'));
const problem = nodeProblem(engines.node, process.versions.node);

/** @param {number} code The exit code. */
function finish(code) {
  process.exitCode = code;
  // A handle that a library left open must not keep the terminal; unref: a clean exit never waits.
  setTimeout(() => process.exit(code), 2000).unref();
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
      return runCommand(root, process.argv.slice(2));
    })
    .then(finish);
}
