import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { errorMessage } from '../../document/errorMessage';
import { migrate } from '../config/migrate/migrate';
import { migrateProductFiles } from '../config/migrate/productFiles';
import type { Change } from '../config/migrate/editor';
import type { Step } from '../config/migrate/step';
import { loadSteps } from '../config/migrate/steps';
import { parseJson } from '../files/parseJson';
import { loadWorkbooks } from '../config/productFiles/workbook';
import { writeTogether } from '../config/writeTogether';
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
  let isDone = true;
  // One after the other, so that what is said of each stands together.
  for (const name of names) isDone = (await migrateFile(name, steps)) && isDone;
  return isDone ? 0 : 1;
}

/** Migrates a config with the files that its products stand in. Returns whether it has the current format now. */
async function migrateFile(name: string, known: readonly Step[]): Promise<boolean> {
  const root = process.cwd();
  const file = resolve(root, name);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    console.error(`The file ${name} does not exist or cannot be read.`);
    return false;
  }
  const schemas = loadSchemas(root);
  const result = migrate(text, schemas.version, known);
  if (result.state === 'failed') {
    console.error(`${name}: ${result.reason}`);
    return false;
  }
  if (result.state === 'current') {
    process.stdout.write(`${name} already has version ${result.version}: nothing to do.\n`);
    return true;
  }
  let files: Awaited<ReturnType<typeof migrateProductFiles>>;
  try {
    await loadWorkbooks();
    files = await migrateProductFiles(parseJson(result.text), {
      folder: dirname(file),
      schema: schemas.config,
      steps: result.steps,
    });
  } catch (error) {
    console.error(`${errorMessage(error)}\nNothing has been changed.`);
    return false;
  }
  // All or none: this may be the only copy of the company's texts.
  await writeTogether(dirname(file), [{ path: file, bytes: result.text }, ...files]);
  const steps = result.steps.map(
    ({ from, to, describe }) => `Version ${from} to ${to}: ${describe}`,
  );
  const changes = [{ name, changes: result.changes }, ...files].flatMap(inWords);
  process.stdout.write(
    `${[...steps, ...changes].join('\n')}\nNow run "npm run check${name === 'site.config.json' ? '' : ` -- --config ${name}`}".\n`,
  );
  return true;
}

/** A catalogue may have a hundred thousand changes of one kind. */
const MAX_SHOWN_CHANGES = 20;

function inWords({ name, changes }: { name: string; changes: readonly Change[] }): string[] {
  const lines = changes
    .slice(0, MAX_SHOWN_CHANGES)
    .map(({ line, message }) => `  ${name}:${line}  ${message}`);
  const more = changes.length - lines.length;
  return more > 0 ? [...lines, `  ${name}: ${more} more`] : lines;
}
