import { expectOk } from '../expectOk';
import { once } from '../once';

const coming = new Map<string, Promise<string>>();

/** Fetches an index file for whoever will take it: a question is foreseen. Rejects if it cannot be fetched. */
export const fetchIndex = (address: string): Promise<string> =>
  once(coming, address, async () => expectOk(await fetch(address)).text());

/** The text of an index file, which is not kept: its tables take its place. Rejects if it cannot be fetched. */
export async function takeIndex(address: string): Promise<string> {
  try {
    return await fetchIndex(address);
  } finally {
    coming.delete(address);
  }
}
