import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readReleases } from './releases';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';

const SCRIPT = '1.0.0-abc.js';

describe('the scripts kept from earlier builds', () => {
  it('are those of the same site', async () => {
    const releases = await readReleases(built('acme'), 'acme');
    expect([...releases.keys()]).toEqual([`/embed/${SCRIPT}`]);
  });

  it('are those of a large site, too, whose data are beside its catalogue', async () => {
    expect((await readReleases(built('acme', 'catalogue'), 'acme')).size).toBe(1);
  });

  it('are not those of another company, which contain its name and numbers', async () => {
    expect((await readReleases(built('acme'), 'borealis')).size).toBe(0);
  });

  it('are none if nothing was built', async () => {
    expect((await readReleases(join(temporaryFolder(), 'never-built'), 'acme')).size).toBe(0);
  });
});

/** A folder like one that a build has written. */
function built(id: string, data = 'data'): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, data, 'b1'), { recursive: true });
  writeFileSync(join(folder, data, 'b1', '_site.json'), JSON.stringify({ site: { id } }));
  mkdirSync(join(folder, 'embed'));
  writeFileSync(join(folder, 'embed', SCRIPT), 'const phone = 1;');
  return folder;
}
