import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a folder, and keeps it out of Git whatever project it is in. */
export function preparePrivateFolder(folder: string): void {
  if (existsSync(join(folder, '.gitignore'))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '.gitignore'), '*\n');
}
