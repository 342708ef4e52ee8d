import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** Writes a site of some files, each of which says which version it is of. */
export function writeSite(folder: string, version: string): void {
  for (let page = 0; page < 8; page += 1) {
    const file = join(folder, `page-${page}`, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${version} ${version.repeat(2000)}`);
  }
}

/** The versions that the files of a site are of, and how many there are: 'one 8' for a whole one. */
export function wholeness(folder: string): string {
  const pages = readdirSync(folder);
  const versions = pages.map((page) => {
    const text = readFileSync(join(folder, page, 'index.html'), 'utf8');
    return text.length > 5000 ? text.split(' ')[0] : 'torn';
  });
  return `${[...new Set(versions)].join('+')} ${pages.length}`;
}

/**
 * Stands for SSH: runs the commands for web.example.org in a folder of this machine, SSH_HOME. CUT_CALL says at which
 * call the line is cut, CUT_BYTES after how many bytes of it; KILL_PID names a process that is killed with it.
 */
const SSH = `#!/bin/sh
while [ "$1" != "--" ]; do
  case "$1" in -o) shift 2 ;; *) [ "$1" = web.example.org ] && break; shift ;; esac
done
[ "$1" = "--" ] && shift
shift
cd "$SSH_HOME"
count=$(($(cat calls) + 1))
echo $count > calls
if [ "$count" = "$CUT_CALL" ]; then
  [ -z "$CUT_BYTES" ] || dd bs=1 count="$CUT_BYTES" 2> /dev/null | sh -c "$*"
  [ -z "$KILL_PID" ] || kill -9 "$KILL_PID"
  exit 255
fi
exec sh -c "$*"
`;

/** Writes a program that stands for SSH to web.example.org, which is the folder in SSH_HOME. */
export function writeSsh(file: string): void {
  writeFileSync(file, SSH);
  chmodSync(file, 0o755);
}

/** Where systems keep the server of OpenSSH, which speaks SFTP without SSH; undefined where it is not installed. */
export const SFTP_SERVER = [
  '/usr/lib/openssh/sftp-server',
  '/usr/libexec/openssh/sftp-server',
  '/usr/libexec/sftp-server',
  '/usr/lib/ssh/sftp-server',
].find((path) => existsSync(path));

/**
 * Writes a program that stands for SFTP to any host: the real client, connected to the real server by a pipe, in the
 * folder SSH_HOME.
 * @returns Whether both are installed.
 */
export function writeSftp(file: string): boolean {
  const client = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'sftp'))
    .find((path) => existsSync(path));
  if (SFTP_SERVER === undefined || client === undefined) return false;
  // Not every client takes a server with arguments.
  const server = `#!/bin/sh
exec ${SFTP_SERVER} -d "$SSH_HOME"
`;
  const text = `#!/bin/sh
while [ "$1" != "-b" ]; do shift; done
exec ${client} -D "$0-server" -b -
`;
  for (const [path, content] of [
    [file, text],
    [`${file}-server`, server],
  ] as const) {
    writeFileSync(path, content);
    chmodSync(path, 0o755);
  }
  return true;
}
