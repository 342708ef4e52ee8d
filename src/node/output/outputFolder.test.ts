import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as disk from 'node:fs';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { openOutput } from './outputFolder';

vi.mock('node:fs/promises', { spy: true });

let root: string;
let dist: string;
beforeEach(() => {
  vi.mocked(rename).mockReset();
  root = temporaryFolder();
  dist = join(root, 'dist');
});

const put = (folder: string, name: string, text: string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
};
const read = (name: string) => readFileSync(join(dist, name), 'utf8');

async function build(pages: Record<string, string>): Promise<void> {
  const output = await openOutput(dist);
  for (const [name, text] of Object.entries(pages)) put(output.path, name, text);
  await output.publish().finally(() => output.tidy());
}

/** Makes `rename` fail where `held` returns true, as if a program had the file open. */
function hold(held: (from: string, to: string) => boolean, code = 'EBUSY'): void {
  vi.mocked(rename).mockImplementation(async (from, to) => {
    if (held(String(from), String(to))) throw Object.assign(new Error(code), { code });
    disk.renameSync(from, to);
  });
}

/** Interrupts a build after this many renames, as Ctrl+C does: without cleanup. */
async function interrupt(after: number): Promise<void> {
  const output = await openOutput(dist);
  put(output.path, 'index.html', 'new');
  let left = after;
  const stopped = new Promise<void>((stop) => {
    vi.mocked(rename).mockImplementation(async (from, to) => {
      if (left === 0) await new Promise(() => stop());
      left -= 1;
      disk.renameSync(from, to);
    });
    void output.publish().then(stop);
  });
  await stopped;
  vi.mocked(rename).mockReset();
}

describe('the output folder', () => {
  it('is created empty beside the previous build, which is unchanged', async () => {
    await build({ 'index.html': 'old', 'about/index.html': 'old' });
    const output = await openOutput(dist);
    put(output.path, 'index.html', 'new');
    expect([read('index.html'), read('about/index.html')]).toEqual(['old', 'old']);
    await output.publish();
    await output.tidy();
    expect(read('index.html')).toBe('new');
    expect(existsSync(join(dist, 'about'))).toBe(false);
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('is created for the first build, with its parent folders', async () => {
    dist = join(root, 'some', 'place', 'dist');
    await build({ 'index.html': 'first' });
    expect(read('index.html')).toBe('first');
  });

  it('replaces an empty folder', async () => {
    mkdirSync(dist);
    await build({ 'index.html': 'first' });
    expect(read('index.html')).toBe('first');
  });

  it("replaces a symbolic link's target and keeps the link", async () => {
    const real = join(root, 'real');
    mkdirSync(real);
    disk.symlinkSync(real, dist, 'junction');
    await build({ 'index.html': 'old' });
    await build({ 'index.html': 'new' });
    expect(disk.lstatSync(dist).isSymbolicLink()).toBe(true);
    expect(read('index.html')).toBe('new');
    expect(readdirSync(root)).toEqual(['dist', 'real']);
  });

  it('is removed after a failed build, and the previous build stays', async () => {
    await build({ 'index.html': 'old' });
    const output = await openOutput(dist);
    put(output.path, 'index.html', 'half');
    await output.tidy();
    expect(readdirSync(root)).toEqual(['dist']);
    expect(read('index.html')).toBe('old');
  });
});

describe('what an interrupted build left behind', () => {
  it('is removed by the next one', async () => {
    await build({ 'index.html': 'old' });
    put((await openOutput(dist)).path, 'half/index.html', 'half');
    const next = await openOutput(dist);
    expect(readdirSync(next.path)).toEqual(['.site-build']);
    expect(read('index.html')).toBe('old');
  });

  it.each([
    ['before the swap', 0, 'old'],
    ['during the swap', 1, 'old'],
    ['right after the swap', 2, 'new'],
    ['before the last one was removed', 3, 'new'],
  ])('is a complete site, if interrupted %s', async (_, after, text) => {
    await build({ 'index.html': 'old', 'embed/1.js': 'pinned' });
    await interrupt(after);
    const next = await openOutput(dist);
    expect(read('index.html')).toBe(text);
    expect(existsSync(join(dist, 'embed/1.js'))).toBe(text === 'old');
    await next.tidy();
    expect(readdirSync(root)).toEqual(['dist']);
  });
});

it('gets back entries that an interrupted entry-by-entry swap had moved away', async () => {
  await build({ 'about/index.html': 'old' });
  for (const folder of ['dist.new', 'dist.old']) put(join(root, folder), '.site-build', '');
  put(join(root, 'dist.old'), 'about/index.html', 'older');
  put(join(root, 'dist.old'), 'embed/1.js', 'pinned');
  await (await openOutput(dist)).tidy();
  expect([read('about/index.html'), read('embed/1.js')]).toEqual(['old', 'pinned']);
  expect(readdirSync(root)).toEqual(['dist']);
});

describe('a folder that no build created', () => {
  it.each(['dist', 'dist.new', 'dist.old'])('is never emptied: %s', async (name) => {
    put(join(root, name), 'letter.txt', 'mine');
    await expect(openOutput(dist)).rejects.toThrow(
      `${name} is not empty and is not an earlier build`,
    );
    expect(readdirSync(root)).toEqual([name]);
    expect(readdirSync(join(root, name))).toEqual(['letter.txt']);
  });

  it('is not replaced if it was filled during the build', async () => {
    const output = await openOutput(dist);
    put(dist, 'letter.txt', 'mine');
    await expect(output.publish()).rejects.toThrow('is not an earlier build');
    expect(read('letter.txt')).toBe('mine');
  });
});

describe('a folder that another process builds now', () => {
  /** Writes what an unfinished build of that process looks like. */
  const leaveBehind = (pid: number | undefined) => {
    put(join(root, 'dist.new'), '.site-build', String(pid));
    put(join(root, 'dist.new'), 'half/index.html', 'half');
  };

  it('is left alone until that process has ended', async () => {
    await build({ 'index.html': 'old' });
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    leaveBehind(other.pid);
    await expect(openOutput(dist)).rejects.toThrow(`is being built by process ${other.pid}`);
    expect(existsSync(join(root, 'dist.new/half/index.html'))).toBe(true);
    const ended = once(other, 'exit');
    other.kill();
    await ended;
    await build({ 'index.html': 'new' });
    expect(read('index.html')).toBe('new');
  });

  it('does not say so in the site that it has become', async () => {
    await build({ 'index.html': 'new' });
    expect(read('.site-build')).toBe('');
  });
});

describe('a folder that cannot be renamed', () => {
  const isWhole = (from: string) => from === dist;

  it('has its entries replaced', async () => {
    await build({ 'index.html': 'old', 'about/index.html': 'old' });
    hold(isWhole);
    await build({ 'index.html': 'new', 'team/index.html': 'new' });
    expect([read('index.html'), read('team/index.html')]).toEqual(['new', 'new']);
    expect(readdirSync(dist).toSorted()).toEqual(['.site-build', 'index.html', 'team']);
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('stays unchanged if a file in it is in use, with a clear error', async () => {
    await build({ 'about/index.html': 'old', 'index.html': 'old' });
    hold((from) => isWhole(from) || from === join(dist, 'index.html'));
    const failed = build({ 'about/index.html': 'new', 'index.html': 'new' });
    await expect(failed).rejects.toThrow(/cannot be replaced .*\(EBUSY\).*still there\.$/);
    expect([read('about/index.html'), read('index.html')]).toEqual(['old', 'old']);
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('is retried if it is only locked briefly', async () => {
    await build({ 'index.html': 'old' });
    let times = 0;
    hold((from) => isWhole(from) && (times += 1) < 3);
    await build({ 'index.html': 'new' });
    expect(read('index.html')).toBe('new');
    expect(vi.mocked(rename).mock.calls.some(([from]) => from === join(dist, 'index.html'))).toBe(
      false,
    );
  });

  it('is copied across disks', async () => {
    await build({ 'index.html': 'old', 'about/index.html': 'old' });
    hold(() => true, 'EXDEV');
    await build({ 'index.html': 'new' });
    expect(readdirSync(dist).toSorted()).toEqual(['.site-build', 'index.html']);
    expect(read('index.html')).toBe('new');
    expect(readdirSync(root)).toEqual(['dist']);
  });
});
