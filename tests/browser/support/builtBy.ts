import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { listen } from '../../../src/node/serve/listen';
import { siteHandler } from '../../../src/node/serve/siteHandler';
import { withTemporaryFolder } from '../../temporary/withTemporaryFolder';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** How long another site may take to be built, in ms. */
export const BUILDING = 180_000;

/**
 * Builds another site than that of the project, and serves it while it is used.
 * @param script With its arguments, in the folder of the project; the last one, which is added, names the folder to build into.
 * @param use Gets the address, without a slash at the end.
 */
export async function builtBy(
  script: readonly string[],
  use: (url: string) => Promise<void>,
): Promise<void> {
  await withTemporaryFolder(async (folder) => {
    const dist = path.join(folder, 'dist');
    await promisify(execFile)(process.execPath, [...script, dist], { cwd: ROOT });
    const server = await listen(siteHandler(dist), 0);
    await use(server.url);
    await server.close();
  });
}
