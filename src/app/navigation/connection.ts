/** The network has failed. Whatever else goes wrong is not blamed on the visitor's connection. */
export class ConnectionLost extends Error {
  /** @param url What could not be fetched. */
  constructor(url: string, options?: ErrorOptions) {
    super(`${url} failed`, options);
    this.name = 'ConnectionLost';
  }
}

/**
 * Fetches a file of the site and reads it.
 * @throws {ConnectionLost} If it does not arrive, or not to its end.
 */
export async function fetchFile<Content>(
  url: string,
  read: (response: Response) => Promise<Content>,
): Promise<Content> {
  const lost = (error: unknown) => {
    throw new ConnectionLost(url, { cause: error });
  };
  const response = await fetch(url).catch(lost);
  return read(response).catch((error: unknown) => {
    // A body breaks off with a TypeError; the others are of what was read.
    if (error instanceof TypeError) lost(error);
    throw error;
  });
}
