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

/** Renaming fails for what `held` says, as it does where a program has it open. */
function hold(held: (from: string, to: string) => boolean, code = 'EBUSY'): void {
  vi.mocked(rename).mockImplementation(async (from, to) => {
    if (held(String(from), String(to))) throw Object.assign(new Error(code), { code });
    disk.renameSync(from, to);
  });
}

/** Stops a build as Ctrl+C does: nothing is tidied. After so many renamings. */
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

describe('the folder of a build', () => {
  it('stands empty beside the last one, which is as it was', async () => {
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

  it('is made for the first build, in folders that are not there yet', async () => {
    dist = join(root, 'some', 'place', 'dist');
    await build({ 'index.html': 'first' });
    expect(read('index.html')).toBe('first');
  });

  it('takes the place of an empty folder', async () => {
    mkdirSync(dist);
    await build({ 'index.html': 'first' });
    expect(read('index.html')).toBe('first');
  });

  it('takes the place of what a link leads to, and the link stays', async () => {
    const real = join(root, 'real');
    mkdirSync(real);
    disk.symlinkSync(real, dist, 'junction');
    await build({ 'index.html': 'old' });
    await build({ 'index.html': 'new' });
    expect(disk.lstatSync(dist).isSymbolicLink()).toBe(true);
    expect(read('index.html')).toBe('new');
    expect(readdirSync(root)).toEqual(['dist', 'real']);
  });

  it('goes when the build has failed, and leaves the last one', async () => {
    await build({ 'index.html': 'old' });
    const output = await openOutput(dist);
    put(output.path, 'index.html', 'half');
    await output.tidy();
    expect(readdirSync(root)).toEqual(['dist']);
    expect(read('index.html')).toBe('old');
  });
});

describe('what an interrupted build has left', () => {
  it('is removed by the next one', async () => {
    await build({ 'index.html': 'old' });
    put((await openOutput(dist)).path, 'half/index.html', 'half');
    const next = await openOutput(dist);
    expect(readdirSync(next.path)).toEqual(['.site-build']);
    expect(read('index.html')).toBe('old');
  });

  it.each([
    ['before it took its place', 0, 'old'],
    ['while it took its place', 1, 'old'],
    ['when it had just taken its place', 2, 'new'],
    ['before the last one was removed', 3, 'new'],
  ])('is a whole site, interrupted %s', async (_, after, text) => {
    await build({ 'index.html': 'old', 'embed/1.js': 'pinned' });
    await interrupt(after);
    const next = await openOutput(dist);
    expect(read('index.html')).toBe(text);
    expect(existsSync(join(dist, 'embed/1.js'))).toBe(text === 'old');
    await next.tidy();
    expect(readdirSync(root)).toEqual(['dist']);
  });
});

it('gets back what an interrupted build has taken from it piece by piece, and not replaced', async () => {
  await build({ 'about/index.html': 'old' });
  for (const folder of ['dist.new', 'dist.old']) put(join(root, folder), '.site-build', '');
  put(join(root, 'dist.old'), 'about/index.html', 'older');
  put(join(root, 'dist.old'), 'embed/1.js', 'pinned');
  await (await openOutput(dist)).tidy();
  expect([read('about/index.html'), read('embed/1.js')]).toEqual(['old', 'pinned']);
  expect(readdirSync(root)).toEqual(['dist']);
});

describe('a folder that is not ours', () => {
  it.each(['dist', 'dist.new', 'dist.old'])('is never emptied: %s', async (name) => {
    put(join(root, name), 'letter.txt', 'mine');
    await expect(openOutput(dist)).rejects.toThrow(
      `${name} is not empty and is not an earlier build`,
    );
    expect(readdirSync(root)).toEqual([name]);
    expect(readdirSync(join(root, name))).toEqual(['letter.txt']);
  });

  it('is not replaced either when somebody has filled it during the build', async () => {
    const output = await openOutput(dist);
    put(dist, 'letter.txt', 'mine');
    await expect(output.publish()).rejects.toThrow('is not an earlier build');
    expect(read('letter.txt')).toBe('mine');
  });
});

describe('a folder that cannot be renamed', () => {
  const isWhole = (from: string) => from === dist;

  it('has what is in it replaced', async () => {
    await build({ 'index.html': 'old', 'about/index.html': 'old' });
    hold(isWhole);
    await build({ 'index.html': 'new', 'team/index.html': 'new' });
    expect([read('index.html'), read('team/index.html')]).toEqual(['new', 'new']);
    expect(readdirSync(dist).toSorted()).toEqual(['.site-build', 'index.html', 'team']);
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('stays as it was when something in it is in use, and a sentence says so', async () => {
    await build({ 'about/index.html': 'old', 'index.html': 'old' });
    hold((from) => isWhole(from) || from === join(dist, 'index.html'));
    const failed = build({ 'about/index.html': 'new', 'index.html': 'new' });
    await expect(failed).rejects.toThrow(/cannot be replaced .*\(EBUSY\).*still there\.$/);
    expect([read('about/index.html'), read('index.html')]).toEqual(['old', 'old']);
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('is waited for when it is only held for a moment', async () => {
    await build({ 'index.html': 'old' });
    let times = 0;
    hold((from) => isWhole(from) && (times += 1) < 3);
    await build({ 'index.html': 'new' });
    expect(read('index.html')).toBe('new');
    expect(vi.mocked(rename).mock.calls.some(([from]) => from === join(dist, 'index.html'))).toBe(
      false,
    );
  });

  it('is copied where another disk begins', async () => {
    await build({ 'index.html': 'old', 'about/index.html': 'old' });
    hold(() => true, 'EXDEV');
    await build({ 'index.html': 'new' });
    expect(readdirSync(dist).toSorted()).toEqual(['.site-build', 'index.html']);
    expect(read('index.html')).toBe('new');
    expect(readdirSync(root)).toEqual(['dist']);
  });
});
