import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const made: string[] = [];

// Registered while a test file is read, so it runs after the file's own: by then nothing writes any more.
afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, REMOVAL);
});

/** Windows keeps a folder for a moment after the process that worked in it has ended. */
const REMOVAL = { recursive: true, force: true, maxRetries: 5 };

/** An empty folder for a test of Vitest, which is gone when the last test of the file has ended. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  made.push(folder);
  return folder;
}
