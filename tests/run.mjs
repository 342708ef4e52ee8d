// Runs a TypeScript script of the tests: `node tests/run.mjs tests/browser/support/serveSites.ts <arguments>`.
// Like a command, it exports `run(args: string[]): Promise<number>`, and that number is the exit code.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

const [file = '', ...args] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '..');

process.chdir(root);
register();
const { run } = await import(pathToFileURL(path.join(root, file)).href);
process.exitCode = await run(args);
