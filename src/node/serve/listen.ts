import { createServer, type RequestListener, type Server } from 'node:http';

/** The addresses that 'localhost' resolves to. */
export const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * Longer than a server before this one keeps its connections (Caddy two minutes, nginx one): whoever closes one first
 * may lose the request that is on its way.
 */
const KEEP_ALIVE_MS = 125_000;

/** A running server. */
export interface Running {
  /** 'http://localhost:4173' */
  url: string;
  port: number;
  /**
   * Stops it and closes its connections.
   * @param patience So long requests that are on their way may still be answered, in ms; not at all unless given.
   */
  close: (patience?: number) => Promise<void>;
}

/**
 * Starts an HTTP server, by default on both loopback addresses only.
 * @param port 0 for any free port.
 * @param host Another address to listen on: '0.0.0.0' makes the site reachable from a phone in the same network.
 * @throws If the port is taken.
 */
export async function listen(
  handler: RequestListener,
  port: number,
  host?: string,
): Promise<Running> {
  const [first = '', ...others] = host ? [host] : LOOPBACK;
  const server = await open(handler, port, first);
  const address = server.address();
  const chosen = typeof address === 'object' && address ? address.port : port;
  // Optional: not every machine has IPv6.
  const extra = await Promise.all(
    others.map((other) => open(handler, chosen, other).catch(() => undefined)),
  );
  const servers = [server, ...extra.filter((one) => one !== undefined)];
  return {
    url: `http://${host && host !== '0.0.0.0' && host !== '::' ? host : 'localhost'}:${chosen}`,
    port: chosen,
    close: async (patience = 0) => {
      await Promise.all(servers.map((one) => close(one, patience)));
    },
  };
}

function open(handler: RequestListener, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, handler);
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** How often connections are closed that have got their answer, in ms. */
const LOOK_EVERY_MS = 50;

function close(server: Server, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const look = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
    const end = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearInterval(look);
      clearTimeout(end);
      resolve();
    });
    if (patience === 0) server.closeAllConnections();
  });
}
