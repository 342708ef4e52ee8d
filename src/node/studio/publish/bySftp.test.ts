import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from '../../../../tests/setup/isInstalled';
import { reportMissing } from '../../../../tests/setup/reportMissing';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import { serverOf } from './server';
import { SFTP_SERVER, wholeness, writeSite } from './testing';
import { bySftp } from './toServer';

let folder = '';
let site = '';
let home = '';
let programs = { ssh: 'ssh', rsync: 'rsync', sftp: '' };

/** The real client, connected to the real server by a pipe in the place of SSH. */
const CLIENT = `#!/bin/sh
while [ "$1" != "-b" ]; do shift; done
count=$(($(cat "$SSH_HOME/calls") + 1))
echo $count > "$SSH_HOME/calls"
[ "$count" = "$CUT_CALL" ] && export CUT_NOW=1
exec sftp -D "$SFTP_SERVER" -b -
`;

/** The server, which hears nothing any more after CUT_BYTES where the line is cut. */
const LINE = `#!/bin/sh
[ -z "$CUT_NOW" ] && exec ${SFTP_SERVER ?? 'none'} -d "$SSH_HOME"
dd bs=1 count="$CUT_BYTES" 2> /dev/null | ${SFTP_SERVER ?? 'none'} -d "$SSH_HOME"
`;

beforeEach(() => {
  folder = temporaryFolder();
  site = join(folder, 'site');
  home = join(folder, 'home');
  mkdirSync(home);
  programs = { ...programs, sftp: join(folder, 'client') };
  for (const [name, text] of [
    ['client', CLIENT],
    ['line', LINE],
  ] as const) {
    writeFileSync(join(folder, name), text);
    chmodSync(join(folder, name), 0o755);
  }
  process.env['SSH_HOME'] = home;
  process.env['SFTP_SERVER'] = join(folder, 'line');
});

async function publish(version: string, cut: { call?: number; bytes?: number } = {}) {
  writeSite(site, version);
  writeFileSync(join(home, 'calls'), '0');
  process.env['CUT_CALL'] = String(cut.call ?? '');
  process.env['CUT_BYTES'] = String(cut.bytes ?? '');
  const server = serverOf({ kind: 'sftp', host: 'web.example.org', user: 'deploy', path: 'www' });
  await bySftp(site, server, { tell: () => {}, programs });
}

const live = (): string => wholeness(join(home, 'www'));

/** The line breaks at eight places of the transfer, and before and in the switch. */
const CUTS = [
  ...[0, 20, 80, 200, 500, 1000, 1500, 2000].map((bytes) => ({ call: 1, bytes })),
  ...[0, 60].map((bytes) => ({ call: 2, bytes })),
];

describe('[U5] publishing by SFTP', () => {
  if (SFTP_SERVER === undefined || !isInstalled('sftp')) {
    reportMissing(
      'SFTP was not found. Install its client and its server (Debian: apt-get install openssh-client openssh-sftp-server).',
    );
    return;
  }

  it('shows the new site whole, in the place of the one before', async () => {
    await publish('one');
    expect(live()).toBe('one 8');
    await publish('two');
    expect(live()).toBe('two 8');
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

  it('takes an empty folder that was made for the site', async () => {
    mkdirSync(join(home, 'www'));
    await publish('one');
    expect(live()).toBe('one 8');
  });

  it('leaves a folder with files of somebody else alone', async () => {
    mkdirSync(join(home, 'www'));
    writeFileSync(join(home, 'www', 'notes.txt'), 'mine');
    await expect(publish('one')).rejects.toThrow(/\w/);
    expect(readFileSync(join(home, 'www', 'notes.txt'), 'utf8')).toBe('mine');
  });
});
