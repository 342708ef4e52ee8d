/**
 * Does something once for each key, and again only where it has failed: whoever asks meanwhile gets the same promise.
 * @param known What has been done, or is under way.
 */
export function once<Result>(
  known: Map<string, Promise<Result>>,
  key: string,
  make: (key: string) => Promise<Result>,
): Promise<Result> {
  let result = known.get(key);
  if (!result) {
    result = make(key);
    known.set(key, result);
    result.catch(() => known.delete(key));
  }
  return result;
}
