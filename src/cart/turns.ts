import type { CartStorage } from './storage';

/**
 * For how many waits a tab respects another tab's claim. A tab that is closed during its turn never gives its claim
 * back, so afterwards the waiting tab takes the turn. After twice as many waits it stores without a turn, because the
 * storage seems to lose what is written to it.
 */
const CLAIM_LIFETIME_WAITS = 10;

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
  for (let waits = 0; storage.getItem(at) !== own && waits < CLAIM_LIFETIME_WAITS * 2; waits += 1) {
    if (waits >= CLAIM_LIFETIME_WAITS || !storage.getItem(at)) storage.setItem(at, own);
    await wait();
  }
  storage.removeItem(at);
}
