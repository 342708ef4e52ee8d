import { readdirSync } from 'node:fs';
import { run } from './run';
import { sshOptions, type Server } from './server';
import type { TellStep } from './tellStep';
import { KEPT_VERSIONS, versionName } from './versionName';

/** How a server is published to; `programs` name others in tests. */
interface Sending {
  tell: TellStep;
  signal?: AbortSignal;
  programs?: { ssh: string; rsync: string; sftp: string };
}

const PROGRAMS = { ssh: 'ssh', rsync: 'rsync', sftp: 'sftp' };

/**
 * Publishes a built site by rsync: sends it into a folder beside, of which what has not changed is taken from the live
 * version there, then points the link at it. Broken off at any moment, the live site stays as it was.
 * @throws In the words of SSH or rsync.
 */
export async function byRsync(
  site: string,
  server: Server,
  { tell, signal, programs = PROGRAMS }: Sending,
): Promise<void> {
  const ssh = (command: string) =>
    run(programs.ssh, [...sshOptions(server), '--', server.host, command], { signal });
  const { folder, name } = server;
  const version = versionName();
  tell({ step: 'send' });
  const live = await ssh(
    `cd '${folder}' && mkdir -p '${name}.versions/${version}' && { readlink '${name}' || true; }`,
  );
  const [, before] = /^.+\.versions\/(\d{8}T\d{9})$/.exec(live.trim()) ?? [];
  let done = 0;
  await run(
    programs.rsync,
    [
      // By their content: a build writes all files anew. Those that have not changed keep their time.
      '-rlc',
      '--chmod=D755,F644',
      '--out-format=%n',
      '-e',
      [programs.ssh, ...sshOptions(server)].join(' '),
      ...(before === undefined ? [] : [`--link-dest=../${before}/`]),
      '--',
      './',
      `${server.host}:${folder}/${name}.versions/${version}/`,
    ],
    {
      cwd: site,
      signal,
      line(text) {
        if (text.endsWith('/')) return;
        done += 1;
        tell({ step: 'send', done });
      },
    },
  );
  tell({ step: 'switch' });
  await ssh(switchCommand(server, version));
}

/** Points the link at a version in one step, and removes old versions. All parts are checked by `serverOf`. */
function switchCommand({ folder, name }: Server, version: string): string {
  return [
    'set -e',
    `cd '${folder}'`,
    // An empty folder that somebody has made for the site.
    `if [ -e '${name}' ] && [ ! -L '${name}' ]; then rmdir '${name}'; fi`,
    `ln -sfn '${name}.versions/${version}' '${name}.next'`,
    `mv -fT '${name}.next' '${name}'`,
    `cd '${name}.versions'`,
    `ls -1 | grep -E '^[0-9]{8}T[0-9]{9}$' | grep -v '^${version}$' | sort -r | tail -n +${KEPT_VERSIONS} | xargs rm -rf --`,
  ].join('\n');
}

/**
 * Publishes a built site by SFTP, for servers that give no shell: sends it whole into a folder beside, then renames a
 * link over the old one. Old versions stay: SFTP cannot remove a folder with its files.
 * @throws In the words of SFTP.
 */
export async function bySftp(
  site: string,
  server: Server,
  { tell, signal, programs = PROGRAMS }: Sending,
): Promise<void> {
  const { folder, name } = server;
  const version = versionName();
  const sftp = (commands: readonly string[], line?: (text: string) => void) =>
    run(programs.sftp, [...sshOptions(server), '-b', '-', '--', server.host], {
      cwd: site,
      input: `${[`cd "${folder}"`, ...commands].join('\n')}\n`,
      signal,
      ...(line && { line }),
    });
  tell({ step: 'send' });
  let done = 0;
  const into = `${name}.versions/${version}`;
  await sftp(
    [
      `-mkdir "${name}.versions"`,
      `mkdir "${into}"`,
      ...readdirSync(site).map((entry) => `put -R "${entry}" "${into}/"`),
    ],
    (text) => {
      if (!/^(Uploading|Entering)/.test(text)) return;
      done += 1;
      tell({ step: 'send', done });
    },
  );
  tell({ step: 'switch' });
  await sftp([
    // An empty folder that somebody has made for the site; a link it leaves alone.
    `-rmdir "${name}"`,
    `-rm "${name}.next"`,
    `symlink "${into}" "${name}.next"`,
    `rename "${name}.next" "${name}"`,
  ]);
}
