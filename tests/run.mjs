// Runs a script of the tests that is written in TypeScript: `node tests/run.mjs tests/contracts/buildGallery.ts <arguments>`.
// As a command does, it exports `run(args: string[]): Promise<number>`, and that number is the exit code.
import path from 'node:path';
import { bundled } from '../src/node/cli/launch/bundle.mjs';

const [file = '', ...args] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '..');

process.chdir(root);
const { run } = await import(await bundled(root, path.join(root, file)));
process.exitCode = await run(args);
