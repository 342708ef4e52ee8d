import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';

/** More than any pipe takes at once, as a large config is. */
const LENGTH = 4_000_000;

it('[U8] a process that ends right after a large message loses nothing of it', async () => {
  const module = pathToFileURL(join(import.meta.dirname, 'tellParent.ts')).href;
  const script = join(temporaryFolder(), 'child.mjs');
  writeFileSync(
    script,
    `import { register } from ${JSON.stringify(import.meta.resolve('tsx/esm/api'))};
register();
const { tellParent } = await import(${JSON.stringify(module)});
await tellParent({ text: 'x'.repeat(${LENGTH}) });
process.disconnect();
`,
  );
  const child = fork(script, { execArgv: [] });
  const heard: { text: string }[] = [];
  child.on('message', (message: { text: string }) => heard.push(message));
  await once(child, 'disconnect');
  expect(heard.map(({ text }) => text.length)).toEqual([LENGTH]);
});
