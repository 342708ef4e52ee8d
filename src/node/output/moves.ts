import { cp, rename, rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { codeOf } from '../files/codeOf';

/** Source and target path of a rename. */
export type Move = readonly [from: string, to: string];

/** On Windows, virus scanners and indexers briefly lock new files. */
const MAX_ATTEMPTS = 5;
const RETRY_DELAY_MS = 100;

/** Moves files and folders in order. If one fails, the earlier moves are rolled back and the promise rejects. */
export async function moveAll(moves: readonly Move[]): Promise<void> {
  const done: Move[] = [];
  try {
    for (const [from, to] of moves) {
      await move(from, to);
      done.push([to, from]);
    }
  } catch (error) {
    for (const [from, to] of done.toReversed()) await move(from, to);
    throw error;
  }
}

async function move(from: string, to: string, tries = MAX_ATTEMPTS): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EXDEV') return copyOver(from, to);
    if (!/^(EPERM|EACCES|EBUSY)$/.test(code) || tries === 1) throw error;
    await setTimeout(RETRY_DELAY_MS);
    return move(from, to, tries - 1);
  }
}

/**
 * Copies and deletes instead: `rename` works neither across disks nor across the layers of a container's file system.
 */
async function copyOver(from: string, to: string): Promise<void> {
  try {
    await cp(from, to, { recursive: true, preserveTimestamps: true });
  } catch (error) {
    await rm(to, { recursive: true, force: true });
    throw error;
  }
  await rm(from, { recursive: true, force: true });
}
