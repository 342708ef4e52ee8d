import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeKey } from './codeKey';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

describe('the cache key of built code', () => {
  beforeEach(() => {
    mkdirSync(join(folder, 'src/app'), { recursive: true });
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

  it('changes with the blocks of the home page', async () => {
    expect(await key([['stats']])).not.toBe(await key());
  });
});
