import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { missingRsync } from '../../../../tests/setup/missingRsync';
import { reportMissing } from '../../../../tests/setup/reportMissing';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import { serverOf, type PublishTarget } from './server';
import { wholeness, writeSite, writeSsh } from './testing';
import { byRsync } from './toServer';

let folder = '';
let site = '';
let home = '';
let programs = { ssh: '', rsync: 'rsync', sftp: '' };

beforeEach(() => {
  folder = temporaryFolder();
  site = join(folder, 'site');
  home = join(folder, 'home');
  mkdirSync(home);
  programs = { ...programs, ssh: join(folder, 'ssh') };
  writeSsh(programs.ssh);
  process.env['SSH_HOME'] = home;
});

async function publish(version: string, cut: { call?: number; bytes?: number } = {}) {
  writeSite(site, version);
  writeFileSync(join(home, 'calls'), '0');
  process.env['CUT_CALL'] = String(cut.call ?? '');
  process.env['CUT_BYTES'] = String(cut.bytes ?? '');
  const server = serverOf({ kind: 'rsync', host: 'web.example.org', user: 'deploy', path: 'www' });
  await byRsync(site, server, { tell: () => {}, programs });
}

const live = (): string => wholeness(join(home, 'www'));

/** The line breaks at the first command, at nine places of the transfer and at the switch. */
const CUTS = [
  { call: 1 },
  ...[0, 10, 60, 150, 400, 1000, 3000, 9000, 20_000].map((bytes) => ({ call: 2, bytes })),
  { call: 3 },
];

describe('[U5] publishing by rsync', () => {
  const missing = missingRsync();
  reportMissing(missing);
  if (missing !== undefined) return;

  it('shows the new site whole, and sends again only what has changed', async () => {
    await publish('one');
    await publish('two');
    expect(live()).toBe('two 8');
    writeFileSync(join(home, 'calls'), '0');
    for (const version of ['three', 'four']) await publish(version);
    expect(execFileSync('ls', [join(home, 'www.versions')], { encoding: 'utf8' })).toHaveLength(
      3 * '20261123T220007123\n'.length,
    );
  });

  it('leaves the live site whole wherever the line breaks', async () => {
    await publish('old');
    for (const cut of CUTS) {
      await expect(publish('new', cut)).rejects.toThrow(/\w/);
      expect(live()).toBe('old 8');
    }
    await publish('new');
    expect(live()).toBe('new 8');
  });

  it('leaves a folder with files of somebody else alone', async () => {
    mkdirSync(join(home, 'www'));
    writeFileSync(join(home, 'www', 'notes.txt'), 'mine');
    await expect(publish('one')).rejects.toThrow(/www/);
    expect(readFileSync(join(home, 'www', 'notes.txt'), 'utf8')).toBe('mine');
  });
});

describe('[U7] the place to publish to', () => {
  const place = { kind: 'rsync', host: 'web.example.org', path: '/var/www/site' } as const;

  it.each([
    { host: '-oProxyCommand=touch x' },
    { host: 'web.example.org;touch x' },
    { host: 'web example' },
    { user: '-l' },
    { user: 'a@b' },
    { path: '-rf' },
    { path: '/var/www/../../etc' },
    { path: "/var/www/'; touch x; '" },
    { path: '/var/www/\n' },
    { path: '/var/$(touch x)' },
    { path: '/' },
    { port: 0 },
    { port: 1.5 },
  ])('is refused where it could be read as anything else: %j', (part: Partial<PublishTarget>) => {
    expect(() => serverOf({ ...place, ...part })).toThrow(/\w/);
  });

  it('needs a host', () => {
    expect(() => serverOf({ kind: 'sftp', path: '/var/www/site' })).toThrow('names no host');
  });
});
