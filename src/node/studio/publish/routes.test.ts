import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import type { FeatureSources } from '../featureSources';
import { serveRoutes } from '../testing';
import type { Publisher } from './publisher';
import { publishRoutes } from './routes';

/** Serves what `zipOf` names as the ZIP file that was made last. */
async function serveZip(zip: string): Promise<string> {
  const publisher = { zipOf: () => zip } as unknown as Publisher;
  const { origin, close } = await serveRoutes(publishRoutes({} as FeatureSources, publisher));
  onTestFinished(close);
  return `${origin}/api/publish-zip`;
}

it('sends the ZIP file that was made last, whole', async () => {
  const zip = join(temporaryFolder(), 'site.zip');
  const url = await serveZip(zip);
  expect((await fetch(url)).status).toBe(404);
  const content = Buffer.alloc(300_000, 'PK');
  writeFileSync(zip, content);
  expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(content)).toBe(true);
});

it('breaks off where the ZIP file cannot be read, and goes on answering', async () => {
  const folder = temporaryFolder();
  const url = await serveZip(folder);
  await expect(fetch(url).then((answer) => answer.arrayBuffer())).rejects.toThrow(
    /terminated|failed/,
  );
  await expect(fetch(url).then((answer) => answer.arrayBuffer())).rejects.toThrow(
    /terminated|failed/,
  );
});
