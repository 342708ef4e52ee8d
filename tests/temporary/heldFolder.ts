import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates an empty folder for whoever calls `remove` in the end. For use outside of Vitest, between hooks. */
export function heldFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'held-'));
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
