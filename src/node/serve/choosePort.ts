import { freePortFrom } from './ports';

/** Which port is wanted, and how far we may go when it is taken. */
export interface PortWish {
  port: number;
  /** Somebody named this very port: then it is not ours to change. */
  explicit: boolean;
  /** The command that is running, for the advice: 'npm start'. */
  command: string;
  /** Asks a yes-or-no question; missing when nobody sits at a terminal. */
  ask?: (question: string) => Promise<boolean>;
  log: (line: string) => void;
}

/**
 * Finds the port to serve on. A taken one is replaced by the next free one when the person at the
 * terminal agrees, or when there is none and no port was named.
 * @returns Nothing when there is no agreement; why, and what to type, has been logged.
 */
export async function choosePort(wish: PortWish): Promise<number | undefined> {
  const { port, explicit, command, ask, log } = wish;
  // Whether one of the system's ports can be had is only seen when it is opened.
  if (port < 1024) return port;
  const free = await freePortFrom(port);
  if (free === port) return port;
  if (!explicit && !ask) {
    log(`Port ${port} is in use by another program. Using ${free} instead.`);
    return free;
  }
  const agreed =
    !explicit && ask ? await ask(`Port ${port} is in use. Use ${free} instead?`) : false;
  if (agreed) return free;
  log(
    `Port ${port} is in use by another program. ${free} is free:\n  ${command} -- --port ${free}`,
  );
  return undefined;
}
