import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { listen } from '../../../src/build/serve/listen';
import { siteHandler } from '../../../src/build/serve/site-handler';
import { withTemporaryFolder } from '../../temporary/withTemporaryFolder';

/** How long another site may take to be built, in ms. */
export const BUILDING = 120_000;

/**
 * Builds another site than that of the project, and serves it while it is used.
 * @param script From the folder of the tests; it builds into the folder that it is told.
 * @param use Gets the address, without a slash at the end.
 */
export async function builtBy(script: string, use: (url: string) => Promise<void>): Promise<void> {
  const file = path.resolve(import.meta.dirname, '../..', script);
  await withTemporaryFolder(async (folder) => {
    const dist = path.join(folder, 'dist');
    await promisify(execFile)(process.execPath, [file, dist]);
    const server = await listen(siteHandler(dist), 0);
    await use(server.url);
    await server.close();
  });
}
