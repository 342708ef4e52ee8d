import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const made: string[] = [];

// Registered on import, so it runs after the test file's own hooks, when nothing writes to the folder any more.
afterAll(removeTemporaryFolders);

/** Removes the folders made until now. */
export function removeTemporaryFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, REMOVAL);
}

/** Windows locks a folder for a moment after a process with this working directory has exited. */
const REMOVAL = { recursive: true, force: true, maxRetries: 5 };

/** Creates an empty folder, which is removed after the last test of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  made.push(folder);
  return folder;
}
