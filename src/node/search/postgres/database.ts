import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { errorMessage } from '../../../document/errorMessage';
import { Unavailable } from '../provider';
import type { Address } from './addresses';
import { isElsewhere, isTooSlow } from './errors';

/** Connections to each server: more questions than that are not answered at a time. */
export const MAX_CONNECTIONS = 8;
/** So many stay for as long as the endpoint, for what one question asks at once: a new one takes longer than most answers. */
const STANDING_CONNECTIONS = 3;
/** The others end if nobody has needed them for so long. */
const IDLE_TIMEOUT_MS = 60_000;
/** A server that does not take a connection in this time is taken for gone: a busy one may need more than a second. */
const CONNECT_TIMEOUT_MS = 2500;
/** The server ends what takes longer; if it does not say so in time, its connection is given up. */
const STATEMENT_TIMEOUT_MS = 2000;
const ANSWER_TIMEOUT_MS = 2500;
/** So long a server that failed is asked last. */
const FAILED_SERVER_REST_MS = 2000;
/** Between two rounds through all servers: one that restarts, or a replica that is promoted, comes back soon. */
const ROUND_DELAYS_MS = [50, 200, 500, 1000, 1000, 1000];
/** No other round begins later than this. */
const LAST_ROUND_AFTER_MS = 5000;

/** A database on one server, or on a primary and its replicas. */
export interface Database {
  /**
   * Asks any of the servers, and another one if that fails.
   * @param sql Always the same text for the same statement, with its parameters as $1, $2 and so on.
   * @throws Unavailable if none answers.
   */
  read: <Row extends object>(sql: string, values: readonly unknown[]) => Promise<Row[]>;
  /**
   * Changes the database on its primary, in one transaction.
   * @throws If no server takes changes, or the work fails: then nothing is changed.
   */
  write: <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

interface Server {
  pool: Pool;
  name: string;
  /** In ms of the process's clock. */
  restsUntil: number;
}

/** Opens connections when they are needed: a server that is away now may be there later. */
export function openDatabase(addresses: readonly Address[]): Database {
  const servers = addresses.map(toServer);
  let turn = 0;

  /** Each time another one first, so that all have the same to do; those that failed just now last. */
  const inTurn = (): Server[] => {
    turn += 1;
    const first = turn % servers.length;
    const now = performance.now();
    const all = [...servers.slice(first), ...servers.slice(0, first)];
    return all.toSorted((a, b) => Number(a.restsUntil > now) - Number(b.restsUntil > now));
  };

  return {
    async read<Row extends object>(sql: string, values: readonly unknown[]) {
      let hasBeenSlow = false;
      let failure: { server: string; cause: unknown } | undefined;
      const end = performance.now() + LAST_ROUND_AFTER_MS;
      for (const wait of [0, ...ROUND_DELAYS_MS]) {
        if (performance.now() > end) break;
        if (wait > 0) await pause(wait);
        for (const server of inTurn()) {
          try {
            return (await server.pool.query<Row>(statement(sql, values))).rows;
          } catch (error) {
            const isSlow = isTooSlow(error);
            if (isSlow && hasBeenSlow)
              throw new Unavailable('The database took too long.', { cause: error });
            if (!isSlow && !isElsewhere(error)) throw error;
            // What was read in vain is in its memory now: once more, it is mostly fast.
            if (isSlow) hasBeenSlow = true;
            else server.restsUntil = performance.now() + FAILED_SERVER_REST_MS;
            failure = { server: server.name, cause: error };
          }
        }
      }
      const { server = '', cause } = failure ?? {};
      throw new Unavailable(
        `The database of the search does not answer (${server}: ${errorMessage(cause)}). Look whether it runs, and is reached from here.`,
        { cause },
      );
    },
    async write(work) {
      const client = await connectToPrimary(servers);
      let failure: Error | undefined;
      try {
        // Loading takes longer than any question may.
        await client.query('begin; set local statement_timeout = 0');
        const result = await work(client);
        await client.query('commit');
        return result;
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error));
        throw failure;
      } finally {
        // A connection that failed is closed, which takes back what it has begun.
        client.release(failure);
      }
    },
    close: async () => {
      await Promise.all(servers.map(({ pool }) => pool.end()));
    },
  };
}

function toServer(address: Address): Server {
  const { sslmode, ...rest } = address;
  const pool = new Pool({ ...rest, ...SETTINGS, ...ssl(sslmode) });
  const server = { pool, name: `${address.host}:${address.port}`, restsUntil: 0 };
  // A connection that nobody uses has ended: the next question is for another server.
  pool.on('error', () => {
    server.restsUntil = performance.now() + FAILED_SERVER_REST_MS;
  });
  return server;
}

const SETTINGS: PoolConfig = {
  max: MAX_CONNECTIONS,
  min: STANDING_CONNECTIONS,
  idleTimeoutMillis: IDLE_TIMEOUT_MS,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  // The client's own, for a server that has gone without a word.
  query_timeout: 0,
  keepAlive: true,
  application_name: 'search',
  // Extensions are in the schema 'search', or where somebody has put them before. For a million products the server takes
  // looking up a word for long work, and would compile it first (JIT): 80 ms for what takes one.
  options: '-c search_path=search,public -c jit=off',
};

/** As PostgreSQL's own programs take it; without it, connections are not encrypted. */
const ssl = (mode: string | undefined): PoolConfig =>
  mode === undefined || mode === 'disable'
    ? {}
    : { ssl: { rejectUnauthorized: mode.startsWith('verify') } };

const names = new Map<string, string>();

/** Prepared once for each connection: planning takes as long as most answers. */
function statement(sql: string, values: readonly unknown[]) {
  const name = names.get(sql) ?? `search_${names.size}`;
  names.set(sql, name);
  return { name, text: sql, values: [...values], query_timeout: ANSWER_TIMEOUT_MS };
}

async function connectToPrimary(servers: readonly Server[]): Promise<PoolClient> {
  const failures: string[] = [];
  for (const { pool, name } of servers) {
    try {
      const client = await pool.connect();
      const { rows } = await client.query<{ replica: boolean }>(
        'select pg_is_in_recovery() as replica',
      );
      if (rows[0]?.replica === false) return client;
      client.release();
      failures.push(`${name} is a replica`);
    } catch (error) {
      failures.push(`${name}: ${errorMessage(error)}`);
    }
  }
  throw new Error(`No server of the database takes changes (${failures.join('; ')}).`);
}

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
