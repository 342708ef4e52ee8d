/**
 * Whether a rule's path covers an address.
 * @param pattern An exact path, or one that ends in '/*'.
 * @param path A decoded path without a query.
 */
export function matchesPath(pattern: string, path: string): boolean {
  return pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
}

/** Whether some address is covered by both patterns. */
export function overlap(a: string, b: string): boolean {
  return matchesPath(a, b.replace(/\*$/, '')) || matchesPath(b, a.replace(/\*$/, ''));
}
