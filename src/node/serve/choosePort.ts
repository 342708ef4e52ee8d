import { freePortFrom } from './ports';

/** The requested port, and what may happen if it is taken. */
export interface PortWish {
  port: number;
  /** Whether the user asked for this port, in which case no other is used. */
  explicit: boolean;
  /** The running command, for the hint: 'npm start'. */
  command: string;
  /** Asks a yes-or-no question; missing without an interactive terminal. */
  ask?: (question: string) => Promise<boolean>;
  log: (line: string) => void;
}

/**
 * Finds the port to serve on. If the default port is taken, the next free one replaces it: after confirmation, or
 * without asking where there is no terminal.
 * @returns undefined if no other port may be used; the reason and the command to run instead have been logged.
 */
export async function choosePort(wish: PortWish): Promise<number | undefined> {
  const { port, explicit, command, ask, log } = wish;
  // Whether a privileged port can be opened only shows when listening.
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
