import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { wholeness, writeSite, writeSsh } from '../../src/node/studio/publish/testing';
import { missingRsync } from '../setup/missingRsync';
import { reportMissing } from '../setup/reportMissing';
import { temporaryFolder } from '../temporary/temporaryFolder';
import { bundled } from './bundled';

/** When a publishing process is killed, as variables of the killing: see `killAtCall.cjs` and `writeSsh`. */
type Moment = Readonly<Record<string, string>>;

const KILLING = resolve(import.meta.dirname, 'killAtCall.cjs');

let publisher = '';
let base = '';
let site = '';
/** The home folder of the server. */
let home = '';

beforeAll(async () => {
  publisher = await bundled(resolve(import.meta.dirname, 'publisher.ts'), temporaryFolder());
});

beforeEach(() => {
  base = temporaryFolder();
  [site, home] = [join(base, 'company', 'site'), join(base, 'home')];
  mkdirSync(home);
  mkdirSync(join(base, 'programs'));
  writeSsh(join(base, 'programs', 'ssh'));
});

/** Publishes in a process of its own. Gives the signal that has ended it; null where nothing has. */
function publish(args: readonly string[], moment: Moment = {}): NodeJS.Signals | null {
  writeFileSync(join(home, 'calls'), '0');
  const { signal, status } = spawnSync(
    process.execPath,
    [...('KILL_AT' in moment ? ['--require', KILLING] : []), publisher, ...args],
    {
      env: {
        ...process.env,
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_SYSTEM: '/dev/null',
        SSH_HOME: home,
        PATH: [join(base, 'programs'), process.env['PATH']].join(delimiter),
        ...moment,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  expect(status ?? 0).toBe(0);
  return signal;
}

/** The live sites after publishing was killed at each of the moments, and at the end was allowed to finish. */
function seenWhenKilled(args: readonly string[], moments: readonly Moment[], live: () => string) {
  expect(moments).toHaveLength(10);
  const seen = moments.map((moment) => {
    expect({ ...moment, by: publish(args, moment) }).toEqual({ ...moment, by: 'SIGKILL' });
    return live();
  });
  expect(publish(args)).toBe(null);
  return { killed: [...new Set(seen)], ended: live() };
}

/** Whole at all times. The last moments come after the switch. */
const OLD_THEN_NEW = { killed: ['old 8', 'new 8'], ended: 'new 8' };

it('[U5] leaves the live site whole when publishing into a folder is killed at ten moments', () => {
  const live = join(base, 'live');
  writeSite(site, 'old');
  publish(['folder', site, live]);
  writeSite(site, 'new');
  // Killed before these changes of the disk: at the start, in the middle, at the end.
  const moments = [1, 2, 6, 10, 14, 17, 19, 20, 22, 24].map((call) => ({
    KILL_AT: String(call),
    KILL_WATCH: live,
  }));
  const seen = seenWhenKilled(['folder', site, live], moments, () => wholeness(live));
  expect(seen).toEqual(OLD_THEN_NEW);
});

/** Killed in a call of SSH: before it, or after this many bytes were sent. */
const inCall = (call: number, bytes?: number): Moment => ({
  CUT_CALL: String(call),
  ...(bytes !== undefined && { CUT_BYTES: String(bytes) }),
});

const missing = missingRsync();
reportMissing(missing);

it.each(missing === undefined ? ['www'] : [])(
  '[U5] leaves the live site whole when publishing by rsync is killed at ten moments',
  (folder) => {
    const args = ['rsync', site, folder];
    writeSite(site, 'old');
    publish(args);
    writeSite(site, 'new');
    // At the first command, at seven places of the transfer, before the switch and after it.
    const transfer = [0, 10, 60, 400, 1000, 3000, 20_000].map((bytes) => inCall(2, bytes));
    const moments = [inCall(1), ...transfer, inCall(3), inCall(3, 0)];
    const live = () => wholeness(join(home, folder));
    expect(seenWhenKilled(args, moments, live)).toEqual(OLD_THEN_NEW);
  },
);

it('[U4] leaves the remote whole when a push to a bare repository is killed at ten moments', () => {
  const [company, remote] = [join(base, 'company'), join(home, 'remote.git')];
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: company, encoding: 'utf8' });
  const commit = (version: string) => {
    writeSite(site, version);
    // Large enough for a pack to be on its way for a while.
    writeFileSync(join(company, 'photo.jpg'), randomBytes(40_000));
    git('add', '.');
    git('commit', '--quiet', '--message', version);
  };
  mkdirSync(company);
  git('init', '--quiet', '--bare', '--initial-branch=main', remote);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Tariro');
  git('config', 'user.email', 'tariro@example.org');
  git('remote', 'add', 'origin', 'web.example.org:remote.git');
  const args = ['push', join(company, 'site.config.json'), 'origin'];
  commit('old');
  publish(args);
  commit('new');
  const live = (): string => {
    const checkout = temporaryFolder();
    git('clone', '--quiet', remote, checkout);
    return wholeness(join(checkout, 'site'));
  };
  const moments = [0, 4, 100, 180, 250, 1000, 10_000, 30_000, 40_000, 1_000_000];
  const seen = seenWhenKilled(
    args,
    moments.map((bytes) => inCall(1, bytes)),
    live,
  );
  expect(seen).toEqual(OLD_THEN_NEW);
});
