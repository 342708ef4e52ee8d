import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../../temporary/temporaryFolder';
import { runCommand } from './runCommand';

/**
 * Installs the Node and the package managers of tests/frameworks/tools, in the versions named there: some frameworks
 * need a newer Node than the project does.
 * @returns The folder of the programs.
 */
export async function installTools(): Promise<string> {
  const folder = temporaryFolder();
  await mkdir(folder, { recursive: true });
  await cp(
    path.resolve(import.meta.dirname, '../tools/package.json'),
    path.join(folder, 'package.json'),
  );
  await runCommand('npm install --no-audit --no-fund --force', { folder, programs: '' });
  return path.join(folder, 'node_modules/.bin');
}
