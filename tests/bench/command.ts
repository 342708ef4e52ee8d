import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureLighthouse } from './lighthouse/run';
import { misses } from './report/bounds';
import { benchTable, withTable } from './report/table';
import { readResults, writeResults } from './results';
import { measureScale } from './scale/run';
import { measureSpeed } from './speed/run';
import { versionsOf } from './versions';

const KINDS = ['speed', 'lighthouse', 'scale'] as const;

/** The home page and the store home, and where a visitor goes on to from each. */
const PAGES = [
  { path: '/', next: '/store' },
  { path: '/store', next: '/about' },
];

const log = (line: string) => void process.stderr.write(`${line}\n`);

/**
 * `npm run bench [-- speed lighthouse scale] [--rounds 5]`: measures the built site, prints the figures, and
 * writes them to tests/bench/results.json and into the README.
 * Resolves to the exit code: 1 when there is no built site.
 * @throws A sentence when a bench named does not exist.
 */
export async function bench(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '5' } },
  });
  const unknown = positionals.find((name) => !KINDS.some((kind) => kind === name));
  if (unknown) throw new Error(`There is no bench "${unknown}" (there are: ${KINDS.join(', ')}).`);
  const rounds = Number(values.rounds);
  if (!(rounds >= 1)) throw new Error(`--rounds is "${values.rounds}", and has to be 1 or more.`);
  if (!existsSync('dist/index.html')) {
    log('There is no built site to measure yet: npm run build makes it.');
    return 1;
  }
  for (const kind of KINDS) {
    if (positionals.length > 0 && !positionals.includes(kind)) continue;
    // One at a time: together they would only slow each other.
    await measure(kind, rounds);
  }
  await tell();
  return 0;
}

async function measure(kind: (typeof KINDS)[number], rounds: number): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  if (kind === 'speed') {
    const figures = await measureSpeed({ dist: 'dist', pages: PAGES, rounds, log });
    const versions = await versionsOf('node', 'browser', 'react');
    await writeResults({ speed: { date, rounds, versions, figures } });
  } else if (kind === 'lighthouse') {
    const paths = PAGES.map(({ path }) => path);
    const figures = await measureLighthouse('dist', paths, rounds, log);
    const versions = await versionsOf('browser', 'lighthouse');
    await writeResults({ lighthouse: { date, rounds, versions, figures } });
  } else {
    const figures = await measureScale(rounds, log);
    const versions = await versionsOf('node', 'vite', 'react');
    await writeResults({ scale: { date, rounds, versions, figures } });
  }
}

/** Prints the figures of all kinds, measured now or before, and brings the README up to date. */
async function tell(): Promise<void> {
  const results = readResults();
  const missed = misses(results);
  process.stdout.write(`\n${await benchTable(results, true)}\n\n`);
  for (const { name, command, memory } of results.scale?.figures ?? []) {
    const quarters = memory.map((megabytes) => Math.round(megabytes)).join(', ');
    process.stdout.write(`Memory of ${command}, ${name}, quarter by quarter: ${quarters} MB.\n`);
  }
  process.stdout.write(
    missed.length > 0 ? `Missed:\n  ${missed.join('\n  ')}\n` : 'All figures are within bounds.\n',
  );
  const readme = readFileSync('README.md', 'utf8');
  writeFileSync('README.md', withTable(readme, await benchTable(results, false)));
}
