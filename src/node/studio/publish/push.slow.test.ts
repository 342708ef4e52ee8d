import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
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

  // Where it is killed: tests/kill/publish.slow.test.ts.
  it('leaves the remote as it was when it is cancelled', async () => {
    run(folder, 'push', '--quiet', '--set-upstream', 'origin', 'main');
    commit('second');
    const upstream = { remote: 'origin', branch: 'main' };
    await expect(push(file, upstream, AbortSignal.abort())).rejects.toThrow('aborted');
    expect(live()).toBe('first');
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
