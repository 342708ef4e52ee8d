import { once } from '../../catalogue/once';
import { expectOk } from '../../catalogue/expectOk';

const coming = new Map<string, Promise<unknown>>();
const arrived = new Map<string, unknown>();

/**
 * Fetches a JSON file of the catalogue, at most once per visit; a failed fetch is retried on the next call. File names
 * are content-hashed, so cached content never goes stale.
 * @throws {Error} With the HTTP status as its `cause`, if the response is not ok.
 */
export function fetchFile(address: string): Promise<unknown> {
  return once(coming, address, request);
}

/** The content of such a file if it has already been fetched. */
export function fetchedFile(address: string): unknown {
  return arrived.get(address);
}

async function request(address: string): Promise<unknown> {
  const content: unknown = await expectOk(await fetch(address)).json();
  arrived.set(address, content);
  return content;
}
