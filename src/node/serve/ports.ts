import net from 'node:net';

/** Where browsers look for 'localhost'. */
export const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * Whether somebody already answers on this port of this machine. Trying to listen is not enough:
 * macOS lets a second program listen on 127.0.0.1 while the first listens on every address.
 */
export async function isTaken(port: number): Promise<boolean> {
  const answers = await Promise.all(LOOPBACK.map((host) => answersAt(port, host)));
  return answers.includes(true);
}

/**
 * The first port from the given one on which nobody answers.
 * @throws When a hundred in a row are taken.
 */
export async function nextFreePort(from: number): Promise<number> {
  for (let port = from; port < from + 100 && port <= 65535; port++) {
    // One at a time: the first free one is wanted, not all of them.
    if (!(await isTaken(port))) return port;
  }
  throw new Error(`No free port found from ${from} up. Set PORT to a free one.`);
}

/**
 * Reads the PORT variable.
 * @returns The port, or nothing when the variable is not set.
 * @throws When it is no port.
 */
export function readPort(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port <= 65535) return port;
  throw new Error(`PORT is "${text}", but must be a number from 1 to 65535.`);
}

function answersAt(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host, timeout: 1000 });
    const done = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => done(true));
    socket.once('timeout', () => done(false));
    socket.once('error', () => done(false));
  });
}
