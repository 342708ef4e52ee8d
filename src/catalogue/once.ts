/**
 * Does something once for each key, and again only where it has failed: whoever asks meanwhile gets the same promise.
 * @param known What has been done, or is under way.
 */
export function once<Result>(
  known: Map<string, Promise<Result>>,
  key: string,
  make: (key: string) => Promise<Result>,
): Promise<Result> {
  const before = known.get(key);
  if (before) return before;
  const result = make(key);
  known.set(key, result);
  // Somebody may have started anew meanwhile.
  result.catch(() => known.get(key) === result && known.delete(key));
  return result;
}
