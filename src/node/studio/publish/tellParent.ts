/**
 * Sends a message to the process that has forked this one; resolves when it is on its way. Who ends or disconnects before
 * that may lose it: one with a large config does not fit into the pipe at once.
 */
export function tellParent(message: object): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(message, undefined, undefined, () => resolve());
    else resolve();
  });
}
