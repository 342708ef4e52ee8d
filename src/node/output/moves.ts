import { cp, rename, rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** From where to where. */
export type Move = readonly [from: string, to: string];

/** Virus scanners and indexers hold what was just written for a moment. */
const TRIES = 5;
const PAUSE = 100;

/** Moves files and folders, one after the other. When one cannot be moved, those before it go back, and it rejects. */
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

async function move(from: string, to: string, tries = TRIES): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EXDEV') return copyOver(from, to);
    if (!/^(EPERM|EACCES|EBUSY)$/.test(code) || tries === 1) throw error;
    await setTimeout(PAUSE);
    return move(from, to, tries - 1);
  }
}

/** For another disk, and for layers of a container that are only seen as one. */
async function copyOver(from: string, to: string): Promise<void> {
  try {
    await cp(from, to, { recursive: true, preserveTimestamps: true });
  } catch (error) {
    await rm(to, { recursive: true, force: true });
    throw error;
  }
  await rm(from, { recursive: true, force: true });
}

/** What the system calls an error: 'ENOENT'; '' for others. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
