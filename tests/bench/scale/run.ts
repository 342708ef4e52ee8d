import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '../../../src/generated/authored';
import { median } from '../lib/median';
import { settle } from '../lib/settle';
import { enlarge, type Scale } from './largeConfig';
import { timed, type Timed } from './timed';
import { withTemporaryFolder } from '../../temporary/withTemporaryFolder';

/** A large site and its limit. */
interface Case extends Scale {
  name: 'content pages' | 'products' | 'both';
  command: 'build' | 'check';
  /** In s. */
  target: number;
}

/** The figures of a large site. */
export interface ScaleFigures extends Case {
  /** Median, in s. */
  seconds: number;
  /** Peak memory in each quarter of the median run, in MB. */
  memory: number[];
}

/** Targets: Astro's time for 1,000 pages on two cores, and the project's own limits. */
const CASES: Case[] = [
  { name: 'content pages', command: 'build', pages: 1000, products: 0, target: 4.4 },
  { name: 'products', command: 'build', pages: 0, products: 10_000, target: 15 },
  { name: 'both', command: 'check', pages: 1000, products: 10_000, target: 2 },
];

/**
 * Builds and checks sites far larger than the shipped one, with the project's own commands.
 * @param rounds Runs per site.
 */
export async function measureScale(
  rounds: number,
  log: (line: string) => void,
): Promise<ScaleFigures[]> {
  const config = JSON.parse(await readFile('site.config.json', 'utf8')) as SiteConfig;
  // Cleans up only at the end: some disks write slowly for minutes after many files have been deleted.
  return withTemporaryFolder(async (folder) => {
    await cp('public', path.join(folder, 'public'), { recursive: true });
    const figures: ScaleFigures[] = [];
    for (const [n, one] of CASES.entries()) {
      const file = path.join(folder, `site-${n}.config.json`);
      await writeFile(file, JSON.stringify(enlarge(config, one), null, 2));
      // Sequentially: parallel runs would slow each other down.
      figures.push(await measureCase(one, file, rounds, log));
    }
    return figures;
  });
}

async function measureCase(
  one: Case,
  file: string,
  rounds: number,
  log: (line: string) => void,
): Promise<ScaleFigures> {
  const folder = path.dirname(file);
  const runs: Timed[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const out = path.join(folder, `${path.basename(file, '.config.json')}-${round}`);
    await settle();
    const run = await timed(
      one.command === 'check' ? ['check', file] : ['build', '--config', file, '--out', out],
      folder,
    );
    log(`${one.name}, ${one.command}: ${run.seconds.toFixed(1)} s`);
    runs.push(run);
  }
  const seconds = median(runs.map((run) => run.seconds));
  const middle = runs.toSorted(
    (a, b) => Math.abs(a.seconds - seconds) - Math.abs(b.seconds - seconds),
  )[0];
  return { ...one, seconds, memory: middle?.memory ?? [] };
}
