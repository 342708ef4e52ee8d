/**
 * So many visits share a test: enough to make up for what a browser fetches at first, few enough for three workers.
 */
const MIN_VISITS_PER_TEST = 6;

/**
 * Addresses by their first part: '/services' and all below it. Small sections go together. Visits of one group share a
 * test, and with it what the browser has cached: a third of the time.
 * @returns The sections of each group, as the title of its test names them, and its addresses.
 */
export function sections(addresses: readonly string[]): [names: string, addresses: string[]][] {
  const sectionOf = (address: string) => /^\/[^/]*/.exec(address)?.[0] ?? '';
  const groups: { names: string[]; addresses: string[] }[] = [];
  for (const section of new Set(addresses.map(sectionOf))) {
    const its = addresses.filter((address) => sectionOf(address) === section);
    const last = groups.at(-1);
    if (last && last.addresses.length < MIN_VISITS_PER_TEST) {
      last.names.push(section);
      last.addresses.push(...its);
    } else groups.push({ names: [section], addresses: its });
  }
  return groups.map((group) => [group.names.join(', '), group.addresses]);
}
