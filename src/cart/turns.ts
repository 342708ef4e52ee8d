import type { CartStorage } from './storage';

/**
 * How long a claim is respected, in waits: that of a tab that was closed meanwhile is never given back. After twice as
 * long, storage seems to forget what it is told.
 */
const PATIENCE = 10;

/**
 * Resolves when it is this tab's turn to store, where there is no Web Locks API: on pages without https, and in
 * browsers before 2022. A tab claims its turn in storage, waits until all other tabs see that, and has it if the claim
 * is still its own; if not, it tries again.
 * @param wait Resolves when all tabs see what was stored before.
 * @throws Where storage is denied or full.
 */
export async function takeTurn(
  storage: CartStorage,
  key: string,
  wait: () => Promise<unknown>,
): Promise<void> {
  const at = `${key}-turn`;
  const own = `${Math.random()}`;
  for (let waits = 0; storage.getItem(at) !== own && waits < PATIENCE * 2; waits += 1) {
    if (waits >= PATIENCE || !storage.getItem(at)) storage.setItem(at, own);
    await wait();
  }
  storage.removeItem(at);
}
