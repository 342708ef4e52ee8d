import getPort, { portNumbers } from 'get-port';

/** The lowest port that get-port accepts: those below are privileged. */
const LOWEST_PORT = 1024;
const HIGHEST_PORT = 65_535;

/** How many consecutive ports are tried before falling back to any free one. */
const MAX_PORTS_TRIED = 100;

/** The first free port from `from` upwards. get-port reserves it briefly, so the next call returns another one. */
export function freePortFrom(from: number): Promise<number> {
  const start = Math.max(from, LOWEST_PORT);
  return getPort({ port: portNumbers(start, Math.min(start + MAX_PORTS_TRIED, HIGHEST_PORT)) });
}

/**
 * Reads the PORT variable.
 * @returns The port, or undefined if the variable is not set.
 * @throws If it is not a valid port.
 */
export function readPort(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port <= HIGHEST_PORT) return port;
  throw new Error(`PORT is "${text}", but must be a number from 1 to ${HIGHEST_PORT}.`);
}
