import { createServer, type RequestListener, type Server } from 'node:http';

/** Where browsers look for 'localhost'. */
export const LOOPBACK = ['127.0.0.1', '::1'];

/** A server that runs. */
export interface Running {
  /** 'http://localhost:4173' */
  url: string;
  port: number;
  /** Ends it, and every connection that a browser keeps open. */
  close: () => Promise<void>;
}

/**
 * Serves on this machine only, under both addresses that 'localhost' can mean.
 * @param port 0 lets the system choose.
 * @param host Another address to listen on: '0.0.0.0' lets the local network in (to look at the
 *   site on a phone).
 * @throws When the port is taken.
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
  // Not every machine has IPv6; the first address is the one that counts.
  const extra = await Promise.all(
    others.map((other) => open(handler, chosen, other).catch(() => undefined)),
  );
  const servers = [server, ...extra.filter((one) => one !== undefined)];
  return {
    url: `http://${host && host !== '0.0.0.0' && host !== '::' ? host : 'localhost'}:${chosen}`,
    port: chosen,
    close: async () => {
      await Promise.all(servers.map(close));
    },
  };
}

function open(handler: RequestListener, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(handler);
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
