import { existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { RefusedError } from './refusal';

/**
 * A folder of public/, made if it is not there.
 * @throws A refusal, if it leads elsewhere.
 */
export function ownFolder(publicDir: string, name: string): string {
  const folder = join(publicDir, name);
  mkdirSync(folder, { recursive: true });
  const real = realpathSync(folder);
  if (relative(realpathSync(publicDir), real) !== name)
    throw new RefusedError(403, `public/${name} leads to another folder.`);
  return real;
}

/** The first of 'pump.jpg', 'pump-2.jpg', … that is free, or holds the same bytes. */
export function freeName(folder: string, stem: string, extension: string, bytes: Buffer): string {
  for (let count = 1; ; count += 1) {
    const file = join(folder, `${stem}${count === 1 ? '' : `-${count}`}${extension}`);
    if (!existsSync(file) || readFileSync(file).equals(bytes)) return file;
  }
}
