import { copyFileSync, statSync, symlinkSync } from 'node:fs';

/** Links a folder (a junction on Windows), and copies a file: neither needs privileges on Windows. */
export function linkOrCopy(source: string, target: string): void {
  if (statSync(source).isDirectory()) symlinkSync(source, target, 'junction');
  else copyFileSync(source, target);
}
