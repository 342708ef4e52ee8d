// Serves in a process of its own, so that what the measuring does never delays a byte.
// The parent sends { dirs } and gets { ports, fingerprint }; { shape } sets the line of all servers.
import { runnerImport } from 'vite';

const { module } = await runnerImport(new URL('./serve-all.ts', import.meta.url).pathname);
const { serveAll } = /** @type {typeof import('./serve-all')} */ (module);

/** @type {Awaited<ReturnType<typeof serveAll>> | undefined} */
let servers;

process.on('message', (/** @type {import('./start').Order} */ order) => {
  void obey(order);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');

/** @param {import('./start').Order} order */
async function obey(order) {
  if ('dirs' in order) {
    servers = await serveAll(order.dirs);
    process.send?.({ ports: servers.ports, fingerprint: servers.fingerprint });
  } else {
    servers?.shape(order.shape ?? undefined);
    process.send?.('shaped');
  }
}
