import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { Client } from 'pg';

/** A server of PostgreSQL that a test has started. */
export interface Server {
  port: number;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
}

/** PostgreSQL refuses to run as root: then its servers get the rights of a user that has nearly none. */
const USERS = ['postgres', 'nobody'];
const USER = 'search';
const DATABASE = 'postgres';
/** So long a server may take to start, in ms, to end what hangs. */
const PATIENCE_MS = 60_000;

/** Starts servers of their own for a test, on free ports. */
export interface Servers {
  /** An empty database. */
  startPrimary: () => Promise<Server>;
  /** A copy of a primary that follows it. */
  startReplica: (primary: Server) => Promise<Server>;
  /** The address of a database on several servers, as DATABASE_URL takes it. */
  addressOf: (...servers: Server[]) => string;
  close: () => Promise<void>;
}

/**
 * Prepares to start servers.
 * @param programs The folder of PostgreSQL's programs.
 * @param folder An empty folder for their data.
 */
export function prepareServers(programs: string, folder: string): Servers {
  const identity = identityOf();
  const running: Server[] = [];
  const run = (program: string, args: string[]) =>
    execFileSync(path.join(programs, program), args, { ...identity, cwd: folder, stdio: 'pipe' });
  const newFolder = (): string => {
    const data = path.join(folder, `data-${running.length}`);
    mkdirSync(data, { mode: 0o700 });
    if (identity) chownSync(data, identity.uid, identity.gid);
    return data;
  };
  const start = async (data: string): Promise<Server> => {
    const port = await getPort();
    const options = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'fsync=off',
    ];
    const args = ['-D', data, ...options.flatMap((option) => ['-c', option])];
    const child = spawn(path.join(programs, 'postgres'), args, {
      ...identity,
      cwd: data,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const server = { port, kill: () => kill(child) };
    running.push(server);
    await untilReady(port, child);
    return server;
  };
  chmodSync(folder, 0o755);
  return {
    async startPrimary() {
      const data = newFolder();
      run('initdb', [
        '-D',
        data,
        '-U',
        USER,
        '-A',
        'trust',
        '-E',
        'UTF8',
        '--locale=C',
        '--no-sync',
      ]);
      writeFileSync(path.join(data, 'postgresql.auto.conf'), 'max_connections = 200\n');
      return start(data);
    },
    async startReplica({ port }) {
      const data = newFolder();
      const from = ['-h', '127.0.0.1', '-p', String(port), '-U', USER];
      run('pg_basebackup', [...from, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']);
      return start(data);
    },
    addressOf: (...servers) =>
      `postgres://${USER}@${servers.map(({ port }) => `127.0.0.1:${port}`).join()}/${DATABASE}`,
    close: async () => {
      await Promise.all(running.map((server) => server.kill()));
    },
  };
}

function identityOf(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of USERS) {
    try {
      const [uid, gid] = ['-u', '-g'].map((of) =>
        Number(execFileSync('id', [of, user], { stdio: 'pipe' })),
      );
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    } catch {
      // There is no such user: the next one.
    }
  }
  throw new Error(`PostgreSQL does not run as root, and there is no user ${USERS.join(' or ')}.`);
}

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  let told = '';
  child.stderr?.on('data', (text: Buffer) => {
    told += text.toString();
  });
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL has ended: ${told}`);
    const client = new Client({ host: '127.0.0.1', port, user: USER, database: DATABASE });
    // A server that ends breaks the connection, also while it is closed.
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new Error(`PostgreSQL did not start: ${told}`);
}

/** Its processes end with it: they see that it has gone. */
async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
