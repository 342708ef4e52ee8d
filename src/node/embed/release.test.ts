import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { COMPANY, companyConfig } from '../site/company.fixture';
import { readPinned } from '../site/pinned';
import { releaseEmbed } from './release';

// Building the scripts takes seconds, and tests/browser/embedPinned.spec.ts runs them.
vi.mock('./keptEmbed', () => ({
  keptEmbed: () =>
    Promise.resolve({ version: '1.0.0-abc', files: new Map([['1.0.0-abc.js', 'whole();']]) }),
}));

const ROOT = resolve(import.meta.dirname, '../../..');
const TODAY = new Date('2031-04-01T12:00:00Z');

describe('[E41] a release of the embed', () => {
  const siteDir = temporaryFolder();
  const publicDir = join(siteDir, 'public');
  const release = async (today = TODAY) =>
    releaseEmbed({ root: ROOT, siteDir, ...(await companyConfig()) }, today);
  beforeAll(() => cpSync(join(COMPANY, 'public'), publicDir, { recursive: true }));

  it('is stored in public/embed, and promised for two years', async () => {
    const { version, integrity, until, isNew } = await release();
    expect([isNew, until]).toEqual([true, '2033-04-01']);
    const { releases, files, problems } = await readPinned(publicDir);
    expect(problems).toEqual([]);
    expect(releases).toEqual({ [version]: { integrity, released: '2031-04-01', until } });
    expect(files.get(`/embed/${version}.js`)?.toString()).toBe('whole();');
  });

  it('is not repeated for the same sources and config', async () => {
    const list = () => readFileSync(join(publicDir, 'embed/releases.json'), 'utf8');
    const before = list();
    expect((await release(new Date('2032-01-01'))).isNew).toBe(false);
    expect(list()).toBe(before);
  });

  it('is refused if an earlier one is missing', async () => {
    const { files } = await readPinned(publicDir);
    for (const url of files.keys()) rmSync(join(publicDir, url));
    await expect(release()).rejects.toThrow(/is missing: it was promised to partners/);
    expect(existsSync(join(publicDir, 'embed/releases.json'))).toBe(true);
  });
});
