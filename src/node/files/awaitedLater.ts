/**
 * Lets work go on that is awaited later. Should it fail before, Node would take its error for one that nobody
 * handles, and end the process: whoever awaits the work is told all the same.
 * @returns The same promise.
 */
export function awaitedLater<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}
