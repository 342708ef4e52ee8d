/**
 * Runs a task once per key: concurrent callers share a promise, and only a rejected one is retried.
 * @param known Promises by key, settled or pending.
 */
export function once<Result, Key extends string = string>(
  known: Map<Key, Promise<Result>>,
  key: Key,
  make: (key: Key) => Promise<Result>,
): Promise<Result> {
  const before = known.get(key);
  if (before) return before;
  const result = make(key);
  known.set(key, result);
  // A retry may already have replaced it.
  result.catch(() => known.get(key) === result && known.delete(key));
  return result;
}
