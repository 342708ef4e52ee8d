import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeLib } from '../embed/packageFiles';

/** The prepack step of `npm pack ./embed/package`: creates the package for partners. Resolves to the exit code. */
export async function run(): Promise<number> {
  const root = process.cwd();
  const lib = join(root, 'embed/package/lib');
  await rm(lib, { recursive: true, force: true });
  await writeLib(root, lib);
  return 0;
}
