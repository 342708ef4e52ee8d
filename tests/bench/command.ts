import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureLighthouse } from './lighthouse/run';
import { figuresOf, isBroken, limitsTable } from './report/limits';
import { benchTable, withTable } from './report/table';
import { measureResponsiveness } from './responsiveness/run';
import { readResults, type Results, writeResults } from './results';
import { measureScale } from './scale/run';
import { measureSpeed } from './speed/run';
import { versionsOf } from './versions';

/** What is measured, in this order: the quick ones come first. */
const KINDS = ['responsiveness', 'scale', 'speed', 'lighthouse'] as const;
type Kind = (typeof KINDS)[number];

/** Together they take less than three minutes in one round. */
const QUICK = new Set<Kind>(['responsiveness', 'scale']);

/** The home page and the store home, and where a visitor goes on to from each. */
const PAGES = [
  { path: '/', next: '/store' },
  { path: '/store', next: '/about' },
];

const log = (line: string) => void process.stderr.write(`${line}\n`);

/**
 * `npm run bench [-- responsiveness scale speed lighthouse] [--rounds 5] [--quick]`: measures the built site and
 * prints every figure beside its limit. A whole run is written to tests/bench/results.json and into the README;
 * `--quick` measures what takes less than three minutes in one round, and writes nothing.
 * Resolves to the exit code: 1 when there is no built site, or a figure breaks its limit.
 * @throws A sentence when a bench named does not exist.
 */
export async function bench(args: string[]): Promise<number> {
  const { kinds, rounds, quick } = readArguments(args);
  if (!existsSync('dist/index.html')) {
    log('There is no built site to measure yet: npm run build makes it.');
    return 1;
  }
  const measured: Results = {};
  for (const kind of kinds) {
    // One at a time: together they would only slow each other.
    Object.assign(measured, await measure(kind, rounds));
    if (!quick) await writeResults(measured);
  }
  const figures = figuresOf(measured);
  process.stdout.write(`\n${limitsTable(figures)}\n\n`);
  if (!quick) await tell();
  const broken = figures.filter(isBroken).length;
  process.stdout.write(
    broken > 0 ? `${broken} of ${figures.length} limits are broken.\n` : 'All limits are kept.\n',
  );
  return broken > 0 ? 1 : 0;
}

function readArguments(args: string[]): { kinds: Kind[]; rounds: number; quick: boolean } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { rounds: { type: 'string' }, quick: { type: 'boolean', default: false } },
  });
  const { quick } = values;
  const unknown = positionals.find((name) => !KINDS.some((kind) => kind === name));
  if (unknown) throw new Error(`There is no bench "${unknown}" (there are: ${KINDS.join(', ')}).`);
  const rounds = Number(values.rounds ?? (quick ? 1 : 5));
  if (!(rounds >= 1)) throw new Error(`--rounds is "${values.rounds}", and has to be 1 or more.`);
  const isWanted = (kind: Kind) =>
    positionals.length > 0 ? positionals.includes(kind) : !quick || QUICK.has(kind);
  return { kinds: KINDS.filter(isWanted), rounds, quick };
}

async function measure(kind: Kind, rounds: number): Promise<Results> {
  const date = new Date().toISOString().slice(0, 10);
  if (kind === 'speed') {
    const figures = await measureSpeed({ dist: 'dist', pages: PAGES, rounds, log });
    const versions = await versionsOf('node', 'browser', 'react');
    return { speed: { date, rounds, versions, figures } };
  }
  if (kind === 'lighthouse') {
    const paths = PAGES.map(({ path }) => path);
    const figures = await measureLighthouse('dist', paths, rounds, log);
    const versions = await versionsOf('browser', 'lighthouse');
    return { lighthouse: { date, rounds, versions, figures } };
  }
  if (kind === 'responsiveness') {
    const figures = await measureResponsiveness('dist', rounds, log);
    const versions = await versionsOf('browser');
    return { responsiveness: { date, rounds, versions, figures } };
  }
  const figures = await measureScale(rounds, log);
  const versions = await versionsOf('node', 'vite', 'react');
  return { scale: { date, rounds, versions, figures } };
}

/** Prints the tables of all kinds, measured now or before, and brings the README up to date. */
async function tell(): Promise<void> {
  const results = readResults();
  process.stdout.write(`${await benchTable(results, true)}\n\n`);
  for (const { name, command, memory } of results.scale?.figures ?? []) {
    const quarters = memory.map((megabytes) => Math.round(megabytes)).join(', ');
    process.stdout.write(`Memory of ${command}, ${name}, quarter by quarter: ${quarters} MB.\n`);
  }
  const readme = readFileSync('README.md', 'utf8');
  writeFileSync('README.md', withTable(readme, await benchTable(results, false)));
}
