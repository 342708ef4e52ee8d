import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { median } from '../lib/median';
import { settle } from '../lib/settle';
import { withTemporaryFolder } from '../../temporary/withTemporaryFolder';
import { hugoVersion, writeHugoSite } from './hugoSite';
import { taken, takenByOurs } from './measured';
import { writePartsSite } from './partsSite';

/** The figures of building large sites; times in s of all processors unless said otherwise. */
export interface BuildFigures {
  /** 10,000 product pages beside Hugo's of the same HTML. */
  beside: {
    /** Without and with compressed copies. */
    plain: number;
    compressed: number;
    /** Absent if Hugo is not installed. */
    hugo?: number;
    /** The median size of a page, in bytes. */
    pageBytes: number;
  };
  /** 50,000 products. */
  fifty: Size & { cpu: number; seconds: number; plainFiles: number };
  /** 100,000 products: built anew, then with 100 changed. */
  hundred: { memory: number; seconds: number; changed: number; changedFiles: number } & Size;
}

interface Size {
  files: number;
  bytes: number;
}

/**
 * Builds large sites with the project's own command, 10,000 products in turns with Hugo.
 * @param rounds How often those are built.
 */
export async function measureBuild(
  rounds: number,
  log: (line: string) => void,
): Promise<BuildFigures> {
  return withTemporaryFolder(async (folder) => {
    const beside = await measureBeside(folder, rounds, log);
    const fifty = await measureFifty(folder, log);
    return { beside, fifty, hundred: await measureHundred(folder, log) };
  });
}

const build = (config: string, out: string, folder: string, ...more: string[]) =>
  takenByOurs(['build', '--config', config, '--out', out, ...more], folder);

async function measureBeside(
  folder: string,
  rounds: number,
  log: (line: string) => void,
): Promise<BuildFigures['beside']> {
  const at = (name: string) => path.join(folder, name);
  const plain = await writePartsSite(at('plain'), { count: 10_000, copies: 'none' });
  const compressed = await writePartsSite(at('compressed'), { count: 10_000, copies: 'all' });
  // Code is bundled once, whatever is built: it would count for the first only.
  await build(plain, at('pages'), folder);
  const pages = path.join(at('pages'), 'store', 'product');
  const version = hugoVersion();
  if (version === undefined)
    log('Hugo is not installed (in Debian: apt-get install hugo), so nothing stands beside it.');
  else await writeHugoSite(pages, at('hugo'));
  const found = { plain: [] as number[], compressed: [] as number[], hugo: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    await settle();
    found.plain.push((await build(plain, at('out-plain'), folder, '--fresh')).cpu);
    if (version !== undefined) {
      const out = ['--destination', at(`out-hugo-${round}`), '--quiet'];
      found.hugo.push((await taken(['hugo', ...out], { cwd: at('hugo') })).cpu);
    }
    found.compressed.push((await build(compressed, at('out-compressed'), folder, '--fresh')).cpu);
    const last = Object.entries(found).map(([name, all]) => `${name} ${all.at(-1)?.toFixed(1)} s`);
    log(`10,000 products, CPU: ${last.join(', ')}`);
  }
  if (version !== undefined) await compare(pages, path.join(at('out-hugo-0'), 'product'));
  return {
    plain: median(found.plain),
    compressed: median(found.compressed),
    ...(version !== undefined && { hugo: median(found.hugo) }),
    pageBytes: await medianSize(pages),
  };
}

/** @throws If Hugo's pages are not those that they are compared with. */
async function compare(ours: string, theirs: string): Promise<void> {
  const names = (await foldersIn(ours)).filter((_, n) => n % 100 === 0);
  for (const name of names) {
    const [one, other] = await Promise.all(
      [ours, theirs].map(async (folder) => readFile(path.join(folder, name, 'index.html'), 'utf8')),
    );
    if (one?.trim() !== other?.trim()) throw new Error(`Hugo made another page of ${name}.`);
  }
}

async function medianSize(pages: string): Promise<number> {
  const names = (await foldersIn(pages)).filter((_, n) => n % 100 === 0);
  const sizes = names.map(async (name) => (await stat(path.join(pages, name, 'index.html'))).size);
  return median(await Promise.all(sizes));
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

async function measureFifty(
  folder: string,
  log: (line: string) => void,
): Promise<BuildFigures['fifty']> {
  const config = await writePartsSite(path.join(folder, 'fifty'), { count: 50_000 });
  const out = path.join(folder, 'out-fifty');
  const { cpu, wall, output } = await build(config, out, folder);
  log(`50,000 products: ${cpu.toFixed(1)} s CPU, ${wall.toFixed(1)} s; ${lastLine(output)}`);
  const names = await readdir(out, { recursive: true, withFileTypes: true });
  const plain = names.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name));
  return { cpu, seconds: wall, plainFiles: plain.length, ...sizeIn(output) };
}

/** Products of 100,000 that are changed, and what is written behind their descriptions. */
const EVERY = 1000;

async function measureHundred(
  folder: string,
  log: (line: string) => void,
): Promise<BuildFigures['hundred']> {
  const site = path.join(folder, 'hundred');
  const out = path.join(folder, 'out-hundred');
  const first = await build(await writePartsSite(site, { count: 100_000 }), out, folder);
  log(`100,000 products: ${first.wall.toFixed(1)} s, ${first.memory.toFixed(0)} MB`);
  const change = async (text: string) => {
    const config = await writePartsSite(site, { count: 100_000, changed: { every: EVERY, text } });
    return build(config, out, folder);
  };
  // From the second change on, a build touches only what has changed: see .github/decisions/large-sites.md.
  await change('Once.');
  const before = Date.now();
  const again = await change('Twice.');
  const changedFiles = await youngerThan(out, before);
  log(`100 of 100,000 changed: ${again.wall.toFixed(1)} s, ${changedFiles} files`);
  return {
    memory: Math.max(first.memory, again.memory),
    seconds: first.wall,
    changed: again.wall,
    changedFiles,
    ...sizeIn(first.output),
  };
}

async function youngerThan(folder: string, time: number): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let count = 0;
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const { mtimeMs } = await stat(path.join(entry.parentPath, entry.name));
    if (mtimeMs > time) count += 1;
  }
  return count;
}

const lastLine = (output: string) => output.slice(output.lastIndexOf('\n') + 1);

/** '… in 12.7 s: 35726 files, 480.4 MB.' */
function sizeIn(output: string): Size {
  const [, files, megabytes] = /: (\d+) files, ([\d.]+) MB/.exec(output) ?? [];
  return { files: Number(files), bytes: Number(megabytes) * 1e6 };
}
