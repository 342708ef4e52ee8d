/** One server of the database. */
export interface Address {
  host: string;
  port: number;
  database: string;
  user: string;
  /** Absent where the server asks for none, or ~/.pgpass has it. */
  password?: string;
  /** 'disable', 'require' or 'verify-full', as PostgreSQL's own programs take it. */
  sslmode?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORT = '5432';

/**
 * Reads where the database is, as PostgreSQL's own programs do: from DATABASE_URL, which may name several servers
 * (postgres://user:password@one:5432,two:5432/name), or from PGHOST, PGPORT, PGDATABASE, PGUSER and PGPASSWORD.
 * @throws If neither says it, or DATABASE_URL cannot be read. The message never has the password.
 */
export function readAddresses(environment: Environment): Address[] {
  const { DATABASE_URL: url, PGHOST: hosts } = environment;
  if (url) return fromUrl(url, environment);
  if (!hosts)
    throw new Error(
      'The provider "postgres" needs the address of the database. Set DATABASE_URL (postgres://user:password@host:5432/name; several hosts with commas), or PGHOST, PGPORT, PGDATABASE, PGUSER and PGPASSWORD.',
    );
  return eachHost(hosts, environment['PGPORT'] ?? '', {
    database: environment['PGDATABASE'] ?? userOf(environment),
    user: userOf(environment),
    ...optional('password', environment['PGPASSWORD']),
    ...optional('sslmode', environment['PGSSLMODE']),
  });
}

const URL_PARTS =
  /^postgres(?:ql)?:\/\/(?:(?<user>[^:@/]*)(?::(?<password>[^@/]*))?@)?(?<hosts>[^/?]*)(?:\/(?<database>[^?]*))?(?:\?(?<query>.*))?$/;

/** The platform's URL knows one host only. */
function fromUrl(url: string, environment: Environment): Address[] {
  const parts = URL_PARTS.exec(url)?.groups;
  if (!parts)
    throw new Error(
      'DATABASE_URL is no address of a database. Write it as postgres://user:password@host:5432/name; several hosts are separated by commas.',
    );
  const user = decodeURIComponent(parts['user'] ?? '') || userOf(environment);
  const hosts = (parts['hosts'] || 'localhost').split(',').map(splitPort);
  const query = new URLSearchParams(parts['query']);
  return eachHost(hosts.map(({ host }) => host).join(), hosts.map(({ port }) => port).join(), {
    user,
    database: decodeURIComponent(parts['database'] ?? '') || user,
    ...optional(
      'password',
      parts['password'] ? decodeURIComponent(parts['password']) : environment['PGPASSWORD'],
    ),
    ...optional('sslmode', query.get('sslmode') ?? environment['PGSSLMODE']),
  });
}

/** 'one:5433', '[::1]:5433' */
function splitPort(text: string): { host: string; port: string } {
  const [, host = text, port = ''] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(text) ?? [];
  return { host: host.replace(/^\[|\]$/g, ''), port };
}

/** One port for all hosts, or one for each. */
function eachHost(hosts: string, ports: string, rest: Omit<Address, 'host' | 'port'>): Address[] {
  const each = ports.split(',');
  return hosts.split(',').map((host, n) => {
    const port = Number((each.length === 1 ? each[0] : each[n]) || DEFAULT_PORT);
    return Object.assign({ host, port }, rest);
  });
}

const userOf = ({ PGUSER, USER }: Environment): string => PGUSER ?? USER ?? 'postgres';

const optional = <K extends string>(key: K, value: string | undefined) =>
  (value ? { [key]: value } : {}) as { [key in K]?: string };
