import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { withTemporaryFolder } from '../../temporary/withTemporaryFolder';
import { measureBeside, type BesideFigures } from './beside';
import { takenByOurs } from './measured';
import { writePartsSite } from './partsSite';

/** The figures of building large sites; times in s of all processors unless said otherwise. */
export interface BuildFigures {
  beside: BesideFigures;
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
 * Builds large sites with the project's own command, 10,000 products in turns with Hugo and Astro.
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
