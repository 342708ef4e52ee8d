import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeLib } from '../embed/package/packageFiles';
import type { Help } from './launch/help';

/** See `run`. */
export const help: Help = {
  about:
    'Fills embed/package/lib, as part of packing the package for partners. Each build packs it, too, and\nserves it at /embed/inquiry-embed.tgz.',
  typed: 'npm pack ./embed/package',
  examples: [''],
};

/** The prepack step of `npm pack ./embed/package`: creates the package for partners. Resolves to the exit code. */
export async function run(): Promise<number> {
  const root = process.cwd();
  const lib = join(root, 'embed/package/lib');
  await rm(lib, { recursive: true, force: true });
  await writeLib(root, lib);
  return 0;
}
