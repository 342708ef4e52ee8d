/**
 * Addresses by their first part: '/services' and all below it. Visits of one section share a test, and with it what the
 * browser has cached: a third of the time.
 */
export function sections(addresses: readonly string[]): [section: string, addresses: string[]][] {
  const sectionOf = (address: string) => /^\/[^/]*/.exec(address)?.[0] ?? '';
  return [...new Set(addresses.map(sectionOf))].map((section) => [
    section,
    addresses.filter((address) => sectionOf(address) === section),
  ]);
}
