import { createCertificate } from './certificate';
import type { Shape } from './link';
import { serveShaped } from './site';

/** Serves several built sites, each on its own port, with one certificate. */
export async function serveAll(dirs: readonly string[]): Promise<{
  ports: number[];
  fingerprint: string;
  shape: (shape: Shape | undefined) => void;
}> {
  const certificate = createCertificate();
  const servers = await Promise.all(dirs.map((dir) => serveShaped(dir, certificate)));
  return {
    ports: servers.map(({ port }) => port),
    fingerprint: certificate.fingerprint,
    shape: (shape) => {
      for (const server of servers) server.shape(shape);
    },
  };
}
