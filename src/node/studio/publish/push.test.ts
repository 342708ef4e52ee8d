import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import { push, upstreamOf, type Upstream } from './push';

process.env['GIT_CONFIG_GLOBAL'] = '/dev/null';
process.env['GIT_CONFIG_SYSTEM'] = '/dev/null';

let folder = '';
let remote = '';
let file = '';

const run = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function commit(text: string): void {
  writeFileSync(file, text);
  run(folder, 'commit', '--quiet', '--all', '--message', text);
}

beforeEach(() => {
  const base = temporaryFolder();
  [folder, remote] = [join(base, 'company'), join(base, 'remote.git')];
  file = join(folder, 'site.config.json');
  mkdirSync(folder);
  run(base, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  run(folder, 'init', '--quiet', '--initial-branch=main');
  run(folder, 'config', 'user.name', 'Tariro');
  run(folder, 'config', 'user.email', 'tariro@example.org');
  writeFileSync(file, 'one');
  run(folder, 'add', '.');
  commit('first');
  run(folder, 'remote', 'add', 'origin', remote);
});

const live = (): string => run(remote, 'show', 'main:site.config.json');

describe('[U4] publishing by a push', () => {
  it('brings the branch to the remote that is configured for it', async () => {
    run(folder, 'push', '--quiet', '--set-upstream', 'origin', 'main');
    commit('second');
    const upstream = await upstreamOf(file);
    expect(upstream).toEqual({ remote: 'origin', branch: 'main' });
    await push(file, upstream as Upstream);
    expect(live()).toBe('second');
    expect(run(folder, 'rev-parse', '@{upstream}')).toBe(run(folder, 'rev-parse', 'HEAD'));
  });

  it('says what to do for a branch without a remote', async () => {
    expect(await upstreamOf(file)).toContain('git push --set-upstream origin main');
  });

  it('leaves the remote as it was, or brings all, wherever it is broken off', async () => {
    run(folder, 'push', '--quiet', '--set-upstream', 'origin', 'main');
    const upstream = { remote: 'origin', branch: 'main' };
    // Large enough for a pack to be on its way for a while.
    writeFileSync(join(folder, 'photo.jpg'), randomBytes(3_000_000));
    run(folder, 'add', '.');
    commit('second');
    const moments = [0, 2, 5, 10, 15, 20, 30, 40, 60, 90];
    for (const ms of moments) {
      const pushing = push(file, upstream, AbortSignal.timeout(ms)).catch(() => undefined);
      await pushing;
      // Git at the other end goes on for a moment after this end is gone.
      await expect.poll(() => existsSync(join(remote, 'refs/heads/main.lock'))).toBe(false);
      expect(['first', 'second']).toContain(live());
      expect(run(remote, 'fsck', '--connectivity-only', '--no-dangling')).toBe('');
      if (live() === 'second') run(remote, 'update-ref', 'refs/heads/main', 'main~1');
    }
    await push(file, upstream);
    expect(live()).toBe('second');
  });

  it('refuses while the config has changes in no commit', async () => {
    run(folder, 'push', '--quiet', '--set-upstream', 'origin', 'main');
    writeFileSync(file, 'not committed');
    await expect(push(file, { remote: 'origin', branch: 'main' })).rejects.toThrow('in no commit');
    expect(live()).toBe('first');
  });

  it('leaves what somebody else has pushed, and says so in the words of Git', async () => {
    run(folder, 'push', '--quiet', '--set-upstream', 'origin', 'main');
    const other = join(folder, '..', 'other');
    run(join(folder, '..'), 'clone', '--quiet', remote, other);
    writeFileSync(join(other, 'site.config.json'), 'theirs');
    run(other, '-c', 'user.name=A', '-c', 'user.email=a@b', 'commit', '--all', '--message=Theirs');
    run(other, 'push', '--quiet');
    commit('ours');
    await expect(push(file, { remote: 'origin', branch: 'main' })).rejects.toThrow('rejected');
    expect(live()).toBe('theirs');
  });
});
