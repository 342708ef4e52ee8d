import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { median } from '../lib/median';
import { settle } from '../lib/settle';
import { writeAstroSite } from './astroSite';
import { foldersIn } from './dividePages';
import { hugoVersion, writeHugoSite } from './hugoSite';
import { taken, takenByOurs, type Taken } from './measured';
import { writePartsSite } from './partsSite';

/** 10,000 product pages beside those of others of the same HTML, in s of all processors. */
export interface BesideFigures {
  /** Without and with compressed copies. */
  plain: number;
  compressed: number;
  /** With 100 products, without compressed copies: what is hardly more with 10,000. */
  few: number;
  /** Absent if it is not installed, or cannot be. */
  hugo?: number;
  astro?: number;
  /** The median size of a page, in bytes. */
  pageBytes: number;
}

/** Builds a site into a folder that is not there yet: nobody removes a former site in the time of another. */
type Build = (out: string) => Promise<Taken>;

/**
 * Builds 10,000 products in turns with Hugo and Astro, which make the pages of products alone: ours makes their
 * listings, search and embed as well, and checks the config.
 * @param rounds How often each is built.
 */
export async function measureBeside(
  folder: string,
  rounds: number,
  log: (line: string) => void,
): Promise<BesideFigures> {
  const at = (name: string) => path.join(folder, name);
  const plain = await writePartsSite(at('plain'), { count: 10_000, copies: 'none' });
  const compressed = await writePartsSite(at('compressed'), { count: 10_000, copies: 'all' });
  const few = await writePartsSite(at('few'), { count: 100, copies: 'none' });
  // Code is bundled once, whatever is built: it would count for the first only.
  await byOurs(plain, folder)(at('pages'));
  const pages = path.join(at('pages'), 'store', 'product');
  const builds: [name: string, build: Build][] = [
    ['plain', byOurs(plain, folder)],
    ...(await others(pages, folder, log)),
    ['compressed', byOurs(compressed, folder)],
    ['few', byOurs(few, folder)],
  ];
  const found = new Map<string, number[]>(builds.map(([name]) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    await settle();
    for (const [name, build] of builds) {
      // Removed with all else at the end: ext4 looks at each place of a file that was freed in the last minutes before it
      // gives out another, which was a tenth of the CPU time of the build after it.
      const out = at(`out-${name}-${round}`);
      const { cpu, wall } = await build(out);
      found.get(name)?.push(cpu);
      log(`10,000 products, ${name}: ${cpu.toFixed(1)} s CPU, ${wall.toFixed(1)} s`);
      if (name === 'hugo' || name === 'astro') await compare(pages, path.join(out, 'product'));
    }
  }
  const figure = (name: string) => median(found.get(name) ?? []);
  return {
    plain: figure('plain'),
    compressed: figure('compressed'),
    few: figure('few'),
    ...(found.has('hugo') && { hugo: figure('hugo') }),
    ...(found.has('astro') && { astro: figure('astro') }),
    pageBytes: await medianSize(pages),
  };
}

const byOurs =
  (config: string, folder: string): Build =>
  (out) =>
    takenByOurs(['build', '--config', config, '--out', out, '--fresh'], folder);

/** The generators that are there, each with a site of the same pages. */
async function others(
  pages: string,
  folder: string,
  log: (line: string) => void,
): Promise<[name: string, build: Build][]> {
  const found: [name: string, build: Build][] = [];
  const [hugo, astro] = ['hugo', 'astro'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  if (hugoVersion() === undefined) {
    log('Hugo is not installed (in Debian: apt-get install hugo), so nothing stands beside it.');
  } else {
    await writeHugoSite(pages, hugo);
    found.push(['hugo', (out) => taken(['hugo', '--destination', out, '--quiet'], { cwd: hugo })]);
  }
  try {
    const command = await writeAstroSite(pages, astro);
    const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
    found.push(['astro', (out) => taken([...command, '--outDir', out], { cwd: astro, env })]);
  } catch (error) {
    log(`Astro cannot be installed, so nothing stands beside it: ${String(error).slice(0, 200)}`);
  }
  return found;
}

/** @throws If another's pages are not those that they are compared with. */
async function compare(ours: string, theirs: string): Promise<void> {
  const read = async (folder: string, name: string) =>
    (await readFile(path.join(folder, name, 'index.html'), 'utf8')).trim();
  for (const name of await someIn(ours)) {
    const [one, other] = await Promise.all([read(ours, name), read(theirs, name)]);
    if (one !== other) throw new Error(`Another page of ${name} has been made in ${theirs}.`);
  }
}

async function medianSize(pages: string): Promise<number> {
  const sizes = (await someIn(pages)).map(
    async (name) => (await stat(path.join(pages, name, 'index.html'))).size,
  );
  return median(await Promise.all(sizes));
}

/** Every hundredth folder. */
const someIn = async (folder: string) => (await foldersIn(folder)).filter((_, n) => n % 100 === 0);
