import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import writeFileAtomic from 'write-file-atomic';
import { migrate } from '../config/migrate/migrate';
import type { Step } from '../config/migrate/step';
import { loadSteps } from '../config/migrate/steps';
import { loadSchemas } from '../schemas/load';
import type { Help, Options } from './launch/help';

const OPTIONS = {
  config: { type: 'string', value: 'file', help: 'another config than site.config.json' },
} as const satisfies Options;

/** See `run`. */
export const help: Help = {
  about:
    'Brings a config of an earlier version up to date, keeps its formatting, and lists what it changed.',
  takes: '[file …]',
  options: OPTIONS,
  examples: ['', '--config ../acme/site.config.json'],
};

/**
 * `npm run migrate [-- files]`: migrates an older site.config.json, or other files, to the current format and lists the
 * changes. One of the files may be given by `--config` as for `npm run build`.
 * @returns The exit code: 1 if a file cannot be migrated.
 * @throws For an unknown option.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: OPTIONS,
  });
  const named = [values.config ?? [], positionals].flat();
  const names = new Set(named.length > 0 ? named : ['site.config.json']);
  const steps = await loadSteps();
  const done = [...names].map((name) => migrateFile(name, steps));
  return done.every(Boolean) ? 0 : 1;
}

/** Migrates one file. Returns whether it has the current format now. */
function migrateFile(name: string, known: readonly Step[]): boolean {
  const root = process.cwd();
  const file = resolve(root, name);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    console.error(`The file ${name} does not exist or cannot be read.`);
    return false;
  }
  const result = migrate(text, loadSchemas(root).version, known);
  if (result.state === 'failed') {
    console.error(`${name}: ${result.reason}`);
    return false;
  }
  if (result.state === 'current') {
    process.stdout.write(`${name} already has version ${result.version}: nothing to do.\n`);
    return true;
  }
  // Atomically: this may be the only copy of the company's texts.
  writeFileAtomic.sync(file, result.text);
  const steps = result.steps.map(
    ({ from, to, describe }) => `Version ${from} to ${to}: ${describe}`,
  );
  const changes = result.changes.map(({ line, message }) => `  ${name}:${line}  ${message}`);
  process.stdout.write(
    `${[...steps, ...changes].join('\n')}\nNow run "npm run check${name === 'site.config.json' ? '' : ` -- --config ${name}`}".\n`,
  );
  return true;
}
