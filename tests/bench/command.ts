import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureLighthouse } from './lighthouse/run';
import { readResults, writeResults } from './results';
import { measureScale } from './scale/run';
import { measureSpeed } from './speed/run';
import { benchTable } from './table';

const KINDS = ['speed', 'scale', 'lighthouse'] as const;

/** The home page and the store home, and where a visitor goes on to from each. */
const PAGES = [
  { path: '/', next: '/store' },
  { path: '/store', next: '/about' },
];

const log = (line: string) => void process.stderr.write(`${line}\n`);

/**
 * `npm run bench [-- speed scale lighthouse] [--rounds 5]`: measures the built site and writes the figures to
 * tests/bench/results.json. Resolves to the exit code: 1 when there is no built site.
 */
export async function bench(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '5' } },
  });
  const unknown = positionals.filter((name) => !KINDS.some((kind) => kind === name));
  if (unknown.length > 0)
    throw new Error(`There is no bench ${unknown.join(', ')}: ${KINDS.join(', ')}.`);
  if (!existsSync('dist/index.html')) throw new Error('Nothing is built yet: npm run build.');
  const wants = (kind: (typeof KINDS)[number]) =>
    positionals.length === 0 || positionals.includes(kind);
  const rounds = Number(values.rounds);
  const date = new Date().toISOString().slice(0, 10);
  if (wants('speed')) {
    writeResults({
      speed: {
        date,
        rounds,
        pages: await measureSpeed({ dist: 'dist', pages: PAGES, rounds, log }),
      },
    });
  }
  if (wants('lighthouse')) {
    const paths = PAGES.map(({ path }) => path);
    writeResults({
      lighthouse: { date, rounds, pages: await measureLighthouse('dist', paths, rounds, log) },
    });
  }
  if (wants('scale')) {
    writeResults({ scale: { date, rounds, cases: await measureScale(rounds, log) } });
  }
  process.stdout.write(`${benchTable(readResults())}\n`);
  return 0;
}
