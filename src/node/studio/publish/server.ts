import { posix } from 'node:path';
import type { SiteConfig } from '../../../generated/authored';

/** Where `studio.publish` of the config says that the site goes. */
export type PublishTarget = NonNullable<SiteConfig['studio']['publish']>;

/** A folder on a server that is reached by SSH. All texts are harmless in a shell and as arguments. */
export interface Server {
  host: string;
  user: string | undefined;
  port: number | undefined;
  /** The folder that holds the link, and the name of the link. */
  folder: string;
  name: string;
}

const HOST = /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/;
const USER = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/;
/** Neither spaces nor quotes: not every rsync protects them from the shell of the server. */
const PATH = /^\/?[\w.][\w.-]*(\/[\w.][\w.-]*)*\/?$/;

/**
 * The server that the config names. The schema says the same; this is what arguments are made of, so it is checked here
 * whatever has become of the schema.
 * @throws A sentence, if a part is missing or could be read as anything but what it is.
 */
export function serverOf({ host, user, port, path }: PublishTarget): Server {
  if (host === undefined) throw new Error('"studio.publish" names no host.');
  if (!HOST.test(host)) throw new Error(`"${host}" is no name of a server.`);
  if (user !== undefined && !USER.test(user)) throw new Error(`"${user}" is no name of a user.`);
  if (port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65_536))
    throw new Error(`${port} is no port.`);
  if (!PATH.test(path) || path.split('/').some((part) => part === '..' || part === '.'))
    throw new Error(
      `"${path}" cannot be published to: on a server, use letters, digits, dots, hyphens and slashes.`,
    );
  const plain = path.replace(/\/$/, '');
  return { host, user, port, folder: posix.dirname(plain), name: posix.basename(plain) };
}

/** What SSH is told: never to ask, the user and the port. */
export function sshOptions({ user, port }: Server): string[] {
  return [
    '-o',
    'BatchMode=yes',
    '-o',
    'ConnectTimeout=20',
    ...(port === undefined ? [] : ['-o', `Port=${port}`]),
    ...(user === undefined ? [] : ['-o', `User=${user}`]),
  ];
}
