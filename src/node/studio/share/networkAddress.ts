import { networkInterfaces } from 'node:os';

/** An address of this machine in a network. */
type Interfaces = NodeJS.Dict<{ address: string; family: string; internal: boolean }[]>;

/** What a home or an office gives to its machines (RFC 1918); the usual ones of a router first. */
const PRIVATE = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./];

/**
 * The address by which a phone in the same network reaches this machine: '192.168.1.20'.
 * @returns Undefined where the machine is in no network.
 */
export function networkAddress(interfaces: Interfaces = networkInterfaces()): string | undefined {
  const addresses = Object.values(interfaces)
    .flatMap((found) => found ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  const inOrder = PRIVATE.flatMap((range) => addresses.filter((one) => range.test(one)));
  return inOrder[0] ?? addresses[0];
}
