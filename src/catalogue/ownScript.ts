/** The part of Trusted Types that is used: the types of the DOM do not have it yet. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => unknown };
}

/** Pages enforce Trusted Types, and their policy allows one by this name (src/node/hosting/policy.ts). */
const POLICY = 'own-worker';

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * An address of this site as something that a worker may be started from.
 * @throws {TypeError} If it is of another site.
 */
export function ownScript(address: string): unknown {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return own(address);
  // A page may make a policy once.
  policy ??= trustedTypes.createPolicy(POLICY, { createScriptURL: own });
  return policy.createScriptURL(address);
}

function own(address: string): string {
  if (new URL(address, location.href).origin !== location.origin)
    throw new TypeError(`${address} is of another site.`);
  return address;
}
