import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
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

/** A file that is to be kept under the first free name of 'pump.jpg', 'pump-2.jpg', … */
interface NewFile {
  /** 'pump' */
  stem: string;
  /** '.jpg' */
  extension: string;
  bytes: Buffer;
}

/**
 * Puts a file into a folder of public/ that may get others meanwhile. The same bytes are kept once.
 * @param check Rejects for a file that must not be there: until then, no page can ask for it.
 * @returns Its full path.
 */
export async function keepFile(
  folder: string,
  file: NewFile,
  check?: (trial: string) => Promise<void>,
): Promise<string> {
  const known = freeName(folder, file);
  if (existsSync(known)) return known;
  const trial = join(folder, `.new-${randomUUID()}${file.extension}`);
  try {
    await writeFileAtomic(trial, file.bytes);
    await check?.(trial);
    // Chosen anew, and taken in the same moment: another file of this name may have come.
    const name = freeName(folder, file);
    renameSync(trial, name);
    return name;
  } finally {
    rmSync(trial, { force: true });
  }
}

/** The first name that is free, or holds the same bytes. */
function freeName(folder: string, { stem, extension, bytes }: NewFile): string {
  for (let count = 1; ; count += 1) {
    const file = join(folder, `${stem}${count === 1 ? '' : `-${count}`}${extension}`);
    if (!existsSync(file) || readFileSync(file).equals(bytes)) return file;
  }
}
