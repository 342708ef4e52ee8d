import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a file in public/ has this address. */
export function isFile(publicDir: string, address: string): boolean {
  return (
    /\.[a-z0-9]+$/i.test(address) && !address.includes('..') && existsSync(join(publicDir, address))
  );
}
