import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Takes the last build out of the way. Removing ten thousand pages takes longer than building them, so the
 * folder is moved below `cache` at once and removed meanwhile: the result is to be awaited at the end.
 */
export async function clear(folder: string, cache: string): Promise<{ done: Promise<void> }> {
  await mkdir(cache, { recursive: true });
  const old = await mkdtemp(join(cache, 'old-'));
  try {
    await rename(folder, join(old, 'dist'));
  } catch {
    // nothing there yet, or on another disk
    await rm(folder, { recursive: true, force: true });
  }
  return { done: rm(old, { recursive: true, force: true }) };
}
