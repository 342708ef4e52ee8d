/**
 * Whether a rule applies to an address.
 * @param pattern An exact path, or one ending in '/*'.
 * @param path A decoded path without a query.
 */
export function matchesPath(pattern: string, path: string): boolean {
  return pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
}

/** Whether any address matches both patterns. */
export function overlap(a: string, b: string): boolean {
  return matchesPath(a, b.replace(/\*$/, '')) || matchesPath(b, a.replace(/\*$/, ''));
}
