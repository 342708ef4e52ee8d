import getPort, { portNumbers } from 'get-port';

/** The ports that get-port looks at: those below belong to the system. */
const LOWEST = 1024;
const HIGHEST = 65_535;

/** How many ports are tried in a row, before any that is free will do. */
const ROW = 100;

/** The first free port from the given one on. Asked again, it gives another: nobody else gets the first. */
export function freePortFrom(from: number): Promise<number> {
  const start = Math.max(from, LOWEST);
  return getPort({ port: portNumbers(start, Math.min(start + ROW, HIGHEST)) });
}

/**
 * Reads the PORT variable.
 * @returns The port, or nothing when the variable is not set.
 * @throws When it is no port.
 */
export function readPort(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port <= HIGHEST) return port;
  throw new Error(`PORT is "${text}", but must be a number from 1 to ${HIGHEST}.`);
}
