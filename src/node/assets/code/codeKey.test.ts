import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeKey, NOT_IN_SITES } from './codeKey';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

describe('the cache key of built code', () => {
  beforeEach(() => {
    mkdirSync(join(folder, 'src/app'), { recursive: true });
    mkdirSync(join(folder, 'src/node'), { recursive: true });
    writeFileSync(join(folder, 'src/app/a.ts'), '1');
    writeFileSync(join(folder, 'package-lock.json'), '{}');
  });
  const key = (together = [['hero']]) => codeKey(folder, together);

  it('stays the same while nothing changes', async () => {
    expect(await key()).toBe(await key());
  });

  it.each(['src/app/a.ts', 'src/app/b.css', 'package-lock.json'])(
    'changes with %s',
    async (file) => {
      const before = await key();
      writeFileSync(join(folder, file), '2');
      expect(await key()).not.toBe(before);
    },
  );

  it.each([
    'src/app/a.test.ts',
    'src/app/a.fixture.ts',
    'src/app/testing.ts',
    'src/node/cli/c.ts',
    'src/studio/s.tsx',
  ])('of a site does not change with %s', async (file) => {
    const ofSite = () => codeKey(folder, [], { without: NOT_IN_SITES });
    const before = await ofSite();
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), '2');
    expect(await ofSite()).toBe(before);
    writeFileSync(join(folder, 'src/node/clip.ts'), '2');
    expect(await ofSite()).not.toBe(before);
  });

  it('changes with the blocks of the home page', async () => {
    expect(await key([['stats']])).not.toBe(await key());
  });
});
