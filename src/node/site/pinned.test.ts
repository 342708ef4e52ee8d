import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { integrityOf, readPinned } from './pinned';

const FILE = '1.0.0-abc.js';
const CODE = 'const phone = 1;';
const release = { integrity: integrityOf(CODE), released: '2031-01-01', until: '2033-01-01' };

/** A public folder with one release. */
function released(list: unknown = { '1.0.0-abc': release }): { folder: string; file: string } {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'embed'));
  const file = join(folder, 'embed', FILE);
  writeFileSync(file, CODE);
  writeFileSync(join(folder, 'embed/releases.json'), JSON.stringify(list));
  return { folder, file };
}

describe('[E41] releases in public/embed', () => {
  it('are served as they were released', async () => {
    const { releases, files, problems } = await readPinned(released().folder);
    expect(problems).toEqual([]);
    expect(releases['1.0.0-abc']?.until).toBe('2033-01-01');
    expect(files.get(`/embed/${FILE}`)?.toString()).toBe(CODE);
  });

  it('are none without the folder', async () => {
    expect(await readPinned(temporaryFolder())).toMatchObject({ releases: {}, problems: [] });
  });

  it('are reported as missing until the promised day', async () => {
    const { folder, file } = released();
    rmSync(file);
    expect((await readPinned(folder, '2033-01-01')).problems).toEqual([
      'public/embed/1.0.0-abc.js is missing: it was promised to partners until 2033-01-01.',
    ]);
    expect((await readPinned(folder, '2033-01-02')).problems).toEqual([]);
  });

  it('must not change, because their hash is on partners’ pages', async () => {
    const { folder, file } = released();
    writeFileSync(file, 'const phone = 2;');
    expect((await readPinned(folder)).problems[0]).toContain('is not the file that was released');
  });

  it.each([[[1]], [{ '../x': release }], [{ '1.0.0-abc': {} }], ['text'], [null]])(
    'need a readable list: %j',
    async (list) => {
      const { problems } = await readPinned(released(list).folder);
      expect(problems).toEqual(['public/embed/releases.json is not a list of releases.']);
    },
  );
});
