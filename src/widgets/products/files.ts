import { once } from '../../catalogue/once';

const coming = new Map<string, Promise<unknown>>();
const arrived = new Map<string, unknown>();

/**
 * Fetches a JSON file of this build once for the whole visit; one that fails is asked for again the next time.
 * The build names these files by their content.
 * @throws With the status of the answer as its `cause`, where the server refuses.
 */
export function fetchFile(address: string): Promise<unknown> {
  return once(coming, address, request);
}

/** The content of such a file where it is there already. */
export function fetchedFile(address: string): unknown {
  return arrived.get(address);
}

async function request(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok)
    throw new Error(`${address} answered ${response.status}`, { cause: response.status });
  const content: unknown = await response.json();
  arrived.set(address, content);
  return content;
}
