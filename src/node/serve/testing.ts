import net from 'node:net';
import { LOOPBACK } from './ports';

/** Any port that is free now, as the system hands them out. */
export function anyFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, LOOPBACK[0], () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
