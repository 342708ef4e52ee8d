import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { migrate } from '../migrate/migrate';
import { STEPS } from '../migrate/steps';
import { loadSchemas } from '../schemas/load';

/**
 * `npm run migrate [-- file]`: updates an older site.config.json to the current format and lists each
 * change. Resolves to the exit code.
 */
export async function run(args: readonly string[]): Promise<number> {
  const root = process.cwd();
  const name = args[0] ?? 'site.config.json';
  const file = resolve(root, name);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    console.error(`The file ${name} does not exist or cannot be read.`);
    return 1;
  }
  const result = migrate(text, loadSchemas(root).version, STEPS);
  if (result.state === 'failed') {
    console.error(`${name}: ${result.reason}`);
    return 1;
  }
  if (result.state === 'current') {
    process.stdout.write(`${name} already has version ${result.version}: nothing to do.\n`);
    return 0;
  }
  writeFileSync(file, result.text);
  const steps = result.steps.map(
    ({ from, to, describe }) => `Version ${from} to ${to}: ${describe}`,
  );
  const changes = result.changes.map(({ line, message }) => `  ${name}:${line}  ${message}`);
  process.stdout.write(`${[...steps, ...changes].join('\n')}\nNow run "npm run check".\n`);
  return 0;
}
