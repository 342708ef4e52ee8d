import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import { openVersions } from '../history/versions';
import { earlierValues } from './earlierValues';

async function valuesOf(file: string): Promise<unknown[]> {
  const values: unknown[] = [];
  for await (const value of earlierValues(file, {})) values.push(value);
  return values;
}

describe('[T8] what a config was before', () => {
  it('is what its file holds, then its versions, the latest first; what cannot be read is left out', async () => {
    const file = join(temporaryFolder(), 'site.config.json');
    const versions = openVersions(file, () => ({}));
    const texts = ['{ "a": 1 }', '{ broken', '\ufeff{ "a": 3 }'];
    await versions.keep({ before: '{ "a": 0 }', after: '{ "a": 0 }' });
    let before = '{ "a": 0 }';
    for (const after of texts) {
      await versions.keep({ before, after });
      before = after;
    }
    writeFileSync(file, '{ "a": 4 }');
    const values = await valuesOf(file);
    expect(values.slice(0, 3)).toEqual([{ a: 4 }, { a: 3 }, { a: 1 }]);
    writeFileSync(file, '{ broken');
    expect((await valuesOf(file))[0]).toEqual({ a: 3 });
  });

  it('is in Git where the folder is a repository', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'site.config.json');
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
        cwd: folder,
      });
    git('init', '-q');
    writeFileSync(file, '{ "a": 1 }');
    git('add', '.');
    git('commit', '-qm', 'First');
    writeFileSync(file, '{ broken');
    expect(await valuesOf(file)).toEqual([{ a: 1 }]);
  });

  it('is nothing where there is neither file nor version', async () => {
    expect(await valuesOf(join(temporaryFolder(), 'site.config.json'))).toEqual([]);
  });
});
