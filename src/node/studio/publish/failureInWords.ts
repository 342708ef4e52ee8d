import type { Server } from './server';

/** How SSH, SFTP and rsync say that something is wrong, and what somebody does then who has never used them. */
const FAILURES: readonly (readonly [RegExp, (server: Server) => string])[] = [
  [
    /REMOTE HOST IDENTIFICATION HAS CHANGED/,
    ({ host }) =>
      `The server "${host}" is not the one that this computer knows by that name. Ask whoever looks after it before you publish.`,
  ],
  [
    /Host key verification failed/,
    (server) =>
      `This computer does not know the server "${server.host}" yet. Run "${loginCommand(server)}" in a terminal, answer "yes", and publish again.`,
  ],
  [
    /Permission denied \((?:[\w-]+,?)+\)/,
    (server) =>
      `The server "${server.host}" does not let this computer in. Look at "User" under "Studio", or ask whoever looks after the server to add your key.`,
  ],
  [
    /Could not resolve hostname/,
    ({ host }) =>
      `There is no server "${host}", or this computer is offline. Look at "Host" under "Studio".`,
  ],
  [
    /Connection refused/,
    ({ host }) =>
      `The server "${host}" takes no SSH at this port. Look at "Host" and "Port" under "Studio".`,
  ],
  [
    /timed out|No route to host|Network is unreachable/,
    ({ host }) =>
      `The server "${host}" does not answer. Look whether this computer is online, and at "Host" and "Port" under "Studio".`,
  ],
  [
    /remote command not found|rsync: (?:command )?not found/,
    ({ host }) => `The server "${host}" has no rsync. Choose SFTP as "Kind" under "Studio".`,
  ],
  [
    /subsystem request failed/i,
    ({ host }) => `The server "${host}" knows no SFTP. Choose rsync as "Kind" under "Studio".`,
  ],
  [
    /Directory not empty|remote rmdir|failed to remove/,
    (server) =>
      `The folder "${pathOf(server)}" of the server has files of its own. Name one under "Studio" that is not there yet, or have it emptied.`,
  ],
  [
    /No space left on device|Disk quota exceeded/i,
    ({ host }) => `The disk of the server "${host}" is full.`,
  ],
  [
    /Permission denied|Read-only file system/,
    (server) =>
      `The user may not write beside "${pathOf(server)}" on the server. Ask whoever looks after it, or name another folder under "Studio".`,
  ],
  [
    /No such file or directory|stat remote/,
    (server) =>
      `The server "${server.host}" has no folder "${server.folder}". Look at "Path" under "Studio".`,
  ],
];

/**
 * Why publishing to a server has failed, in a sentence with what to do, and then in the words of the program, which
 * whoever looks after the server understands. What is not known stays in the words of the program.
 */
export function failureInWords(said: string, server: Server): string {
  const known = FAILURES.find(([form]) => form.test(said));
  if (!known) return said;
  const [, explain] = known;
  const itsWords = `It said: ${said.trim().split('\n').at(-1) ?? ''}`;
  return [explain(server), itsWords].join(' ');
}

const pathOf = ({ folder, name }: Server): string => (folder === '.' ? name : `${folder}/${name}`);

/** What is typed in a terminal to be asked whether the server is the right one: 'ssh -p 2222 deploy@web.example.org'. */
function loginCommand({ host, user, port }: Server): string {
  const to = user === undefined ? host : `${user}@${host}`;
  return ['ssh', ...(port === undefined ? [] : ['-p', String(port)]), to].join(' ');
}
