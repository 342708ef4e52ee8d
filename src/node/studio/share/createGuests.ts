import { randomBytes } from 'node:crypto';
import { isSameSecret } from '../isSameSecret';

/** The phones that a draft is shown to. */
export interface Guests {
  /** The key for the next phone. */
  key(): string;
  /** How many phones have come. */
  count(): number;
  /**
   * A pass for who has the key; undefined for any other key, and for one by which a phone has come.
   * @param from The address of the phone in the network.
   */
  passFor(key: string, from: string): string | undefined;
  /** Whether it is a key of this draft: that of the next phone, or one by which a phone has come. */
  isKey(tried: string): boolean;
  /** Whether a pass is good. The first one of a key that is shown here ends that key: the next phone has another. */
  admits(pass: string): boolean;
}

/** 96 bits: nobody finds it by trying. */
const KEY_BYTES = 12;

const newKey = () => randomBytes(KEY_BYTES).toString('base64url');

/**
 * Keeps a key a phone. It ends when its pass comes back, not when it is asked for: programs that look at a scanned
 * address before the browser opens it keep no cookie, and would use it up.
 */
export function createGuests(): Guests {
  let key = newKey();
  let given: { pass: string; from: string }[] = [];
  const phones: string[][] = [];
  const keys = new Set([key]);
  return {
    key: () => key,
    count: () => phones.length,
    passFor(tried, from) {
      if (!isSameSecret(tried, key)) return undefined;
      const pass = newKey();
      given.push({ pass, from });
      return pass;
    },
    isKey: (tried) => keys.has(tried),
    admits(pass) {
      if (phones.flat().some((one) => isSameSecret(one, pass))) return true;
      const own = given.find((one) => isSameSecret(one.pass, pass));
      if (!own) return false;
      // Browsers may ask for an address twice before they follow it, and then keep the last pass.
      phones.push(given.filter(({ from }) => from === own.from).map((one) => one.pass));
      given = [];
      key = newKey();
      keys.add(key);
      return true;
    },
  };
}
