import type { HeaderRule } from '../../src/node/hosting/types';

/** Puts headers that were found one by one together again: one rule for each path. */
export function gather(found: { path: string; name: string; value: string }[]): HeaderRule[] {
  const paths = [...new Set(found.map(({ path }) => path))];
  return paths.map((path) => ({
    path,
    headers: Object.fromEntries(
      found.filter((one) => one.path === path).map(({ name, value }) => [name, value]),
    ),
  }));
}
