import { renameSync, writeFileSync } from 'node:fs';
import { threadId } from 'node:worker_threads';

/** Writes a file in one go: whoever reads it meanwhile, such as a test beside this one, sees all or nothing. */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}-${threadId}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
