import { copyFileSync, statSync, symlinkSync } from 'node:fs';

/** Has a file or folder stand in a second place, as Windows lets everybody: folders as junctions, files as copies. */
export function linkOrCopy(source: string, target: string): void {
  if (statSync(source).isDirectory()) symlinkSync(source, target, 'junction');
  else copyFileSync(source, target);
}
