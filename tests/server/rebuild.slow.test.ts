import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openOutput } from '../../src/node/output/outputFolder';
import { listen } from '../../src/node/serve/listen';
import { siteHandler } from '../../src/node/serve/siteHandler';
import { rawRequest } from './rawRequest';
import { temporarySite } from './temporarySite';

const CLIENT_COUNT = 20;
const REBUILD_COUNT = 10;

/** Builds the site again: the same pages, and a file that only this build has. */
async function rebuild(source: string, outDir: string, count: number): Promise<void> {
  const output = await openOutput(outDir);
  await cp(source, output.path, { recursive: true });
  await writeFile(path.join(output.path, 'assets', `only-${count}.js`), `// ${count}`);
  await output.publish();
  await output.tidy();
}

it('[S17] the server answers every request while the site is rebuilt under it', async () => {
  const { dir: source } = await temporarySite();
  const outDir = path.join(path.dirname(source), 'served');
  await rebuild(source, outDir, 0);
  const server = await listen(siteHandler(outDir), 0);
  const page = await readFile(path.join(source, 'about/index.html'), 'utf8');
  let built = 0;
  const seen = new Set<string>();

  const client = async () => {
    for (;;) {
      if (built === REBUILD_COUNT) return;
      const about = await rawRequest(server.port, '/about');
      // Between two renames there is no site at all; that is no reason to call a page missing.
      seen.add(about.status === 200 && about.text === page ? 'page' : `page: ${about.status}`);
      const gone = await rawRequest(server.port, `/assets/only-${built}.js`);
      seen.add(gone.status === 200 && !gone.text ? 'empty' : `file: ${gone.status}`);
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENT_COUNT }, client));
  for (let count = 1; count <= REBUILD_COUNT; count++) {
    await rebuild(source, outDir, count);
    built = count;
  }
  await clients;
  await server.close();

  expect(seen).toContain('page');
  expect(seen).toContain('file: 200');
  const allowed = new Set(['page', 'page: 503', 'file: 200', 'file: 404', 'file: 503']);
  expect([...seen].filter((one) => !allowed.has(one))).toEqual([]);
});
