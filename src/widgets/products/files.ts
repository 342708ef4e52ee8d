const coming = new Map<string, Promise<unknown>>();
const arrived = new Map<string, unknown>();

/**
 * Fetches a JSON file of this build once for the whole visit; one that fails is asked for again the next time.
 * The build names these files by their content.
 */
export function fetchFile(address: string): Promise<unknown> {
  let promise = coming.get(address);
  if (!promise) {
    promise = request(address);
    coming.set(address, promise);
    promise.then(
      (content) => arrived.set(address, content),
      () => coming.delete(address),
    );
  }
  return promise;
}

/** The content of such a file where it is there already. */
export function fetchedFile(address: string): unknown {
  return arrived.get(address);
}

async function request(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
