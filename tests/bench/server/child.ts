import { serveAll } from './serveAll';
import type { Order } from './start';

let servers: Awaited<ReturnType<typeof serveAll>> | undefined;

/**
 * Serves in a separate process, so that the bench's own work does not delay responses. The parent sends `{ dirs }`
 * and receives `{ ports, fingerprint }`; `{ shape }` throttles all servers.
 */
export async function run(): Promise<number> {
  process.on('message', (order: Order) => void obey(order));
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
  return 0;
}

async function obey(order: Order): Promise<void> {
  if ('dirs' in order) {
    servers = await serveAll(order.dirs);
    process.send?.({ ports: servers.ports, fingerprint: servers.fingerprint });
  } else {
    servers?.shape(order.shape ?? undefined);
    process.send?.('shaped');
  }
}
