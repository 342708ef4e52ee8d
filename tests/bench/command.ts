import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Options } from '../../src/node/cli/launch/help';
import { measureBuild } from './build/run';
import { measureCatalogue } from './catalogue/run';
import { measureEndpoint } from './endpoint/run';
import { measureLighthouse } from './lighthouse/run';
import { figuresOf, isBroken, limitsTable } from './report/limits';
import { benchTable, withTable } from './report/table';
import { measureOnward } from './onward/run';
import { measureResponsiveness } from './responsiveness/run';
import { readResults, type Results, writeResults } from './results';
import { measureScale } from './scale/run';
import { measureSearch } from './search/run';
import { measureSpeed } from './speed/run';
import { measureStudio } from './studio/run';
import { versionsOf } from './versions';

/** All benches in the order they run: the quick ones first. */
export const BENCHES = [
  'responsiveness',
  'search',
  'endpoint',
  'scale',
  'build',
  'studio',
  'catalogue',
  'speed',
  'onward',
  'lighthouse',
] as const;
type Bench = (typeof BENCHES)[number];

/** What the command takes. */
export const BENCH_OPTIONS = {
  rounds: { type: 'string', value: 'number', help: 'how often each figure is measured: 5' },
  quick: {
    type: 'boolean',
    default: false,
    help: 'one round of what takes less than three minutes, written nowhere',
  },
} as const satisfies Options;

/** With one round, these take less than three minutes in total. */
const QUICK = new Set<Bench>(['responsiveness', 'scale']);

/** These need no built site. */
const WITHOUT_SITE = new Set<Bench>(['endpoint', 'studio']);

/** The home page and the store, and a page to navigate to from each. */
const PAGES = [
  { path: '/', next: '/store' },
  { path: '/store', next: '/about' },
];

/** Where the figures of the last full run are shown. */
const README = 'tests/bench/README.md';

const log = (line: string) => void process.stderr.write(`${line}\n`);

/**
 * `npm run bench [-- responsiveness search endpoint scale build studio catalogue speed onward lighthouse] [--rounds 5] [--quick]`: measures the built site and
 * prints every figure beside its limit. A full run is written to tests/bench/results.json and README.md beside it;
 * `--quick` runs one round of the benches that take less than three minutes, and writes nothing.
 * @returns The exit code: 1 if there is no built site, a bench fails, or a figure exceeds its limit.
 * @throws For an unknown bench, with a message for the terminal.
 */
export async function bench(args: string[]): Promise<number> {
  const { benches, rounds, quick } = readArguments(args);
  if (benches.some((name) => !WITHOUT_SITE.has(name)) && !existsSync('dist/index.html')) {
    log('There is no built site to measure yet: npm run build makes it.');
    return 1;
  }
  const measured: Results = {};
  const failed: Bench[] = [];
  for (const name of benches) {
    try {
      // Sequentially: benches in parallel would distort each other.
      Object.assign(measured, await measure(name, rounds));
      if (!quick) await writeResults(measured);
    } catch (error) {
      // A full run takes half an hour: the other benches go on.
      failed.push(name);
      log(`The bench "${name}" failed: ${error instanceof Error ? error.stack : String(error)}`);
    }
  }
  const figures = figuresOf(measured);
  process.stdout.write(`\n${limitsTable(figures)}\n\n`);
  if (!quick) await tell();
  const broken = figures.filter(isBroken).length;
  process.stdout.write(
    broken > 0 ? `${broken} of ${figures.length} limits are broken.\n` : 'All limits are kept.\n',
  );
  if (failed.length > 0) process.stdout.write(`Not measured: ${failed.join(', ')}.\n`);
  return broken + failed.length > 0 ? 1 : 0;
}

function readArguments(args: string[]): { benches: Bench[]; rounds: number; quick: boolean } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: BENCH_OPTIONS,
  });
  const { quick } = values;
  const unknown = positionals.find((name) => !BENCHES.some((known) => known === name));
  if (unknown)
    throw new Error(`There is no bench "${unknown}" (there are: ${BENCHES.join(', ')}).`);
  const rounds = Number(values.rounds ?? (quick ? 1 : 5));
  if (!(rounds >= 1)) throw new Error(`--rounds is "${values.rounds}", and has to be 1 or more.`);
  const isWanted = (name: Bench) =>
    positionals.length > 0 ? positionals.includes(name) : !quick || QUICK.has(name);
  return { benches: BENCHES.filter(isWanted), rounds, quick };
}

async function measure(name: Bench, rounds: number): Promise<Results> {
  const date = new Date().toISOString().slice(0, 10);
  if (name === 'speed') {
    const figures = await measureSpeed({ dist: 'dist', pages: PAGES, rounds, log });
    const versions = await versionsOf('node', 'browser', 'react');
    return { speed: { date, rounds, versions, figures } };
  }
  if (name === 'onward') {
    const figures = await measureOnward(rounds, log);
    const versions = await versionsOf('node', 'browser', 'react');
    return { onward: { date, rounds, versions, figures } };
  }
  if (name === 'lighthouse') {
    const paths = PAGES.map(({ path }) => path);
    const figures = await measureLighthouse('dist', paths, rounds, log);
    const versions = await versionsOf('browser', 'lighthouse');
    return { lighthouse: { date, rounds, versions, figures } };
  }
  if (name === 'responsiveness') {
    const figures = await measureResponsiveness('dist', rounds, log);
    const versions = await versionsOf('browser');
    return { responsiveness: { date, rounds, versions, figures } };
  }
  if (name === 'build') {
    const figures = await measureBuild(rounds, log);
    const versions = await versionsOf('node', 'vite', 'react', 'hugo', 'astro');
    return { build: { date, rounds, versions, figures } };
  }
  if (name === 'search') {
    const figures = await measureSearch('dist', rounds, log);
    const versions = await versionsOf('node', 'browser');
    return { search: { date, rounds, versions, figures } };
  }
  if (name === 'endpoint') {
    const figures = await measureEndpoint(log);
    return { endpoint: { date, rounds: 1, versions: await versionsOf('node', 'pg'), figures } };
  }
  if (name === 'studio') {
    const figures = await measureStudio(rounds, log);
    const versions = await versionsOf('node', 'browser', 'vite', 'react');
    return { studio: { date, rounds, versions, figures } };
  }
  if (name === 'catalogue') {
    const figures = await measureCatalogue(rounds, log);
    const versions = await versionsOf('node', 'browser', 'react');
    return { catalogue: { date, rounds, versions, figures } };
  }
  const figures = await measureScale(rounds, log);
  const versions = await versionsOf('node', 'vite', 'react');
  return { scale: { date, rounds, versions, figures } };
}

/** Prints the tables of all benches, including earlier results, and updates README.md beside this file. */
async function tell(): Promise<void> {
  const results = readResults();
  process.stdout.write(`${await benchTable(results, true)}\n\n`);
  for (const { name, command, memory } of results.scale?.figures ?? []) {
    const quarters = memory.map((megabytes) => Math.round(megabytes)).join(', ');
    process.stdout.write(`Memory of ${command}, ${name}, quarter by quarter: ${quarters} MB.\n`);
  }
  const readme = readFileSync(README, 'utf8');
  writeFileSync(README, withTable(readme, await benchTable(results, false)));
}
