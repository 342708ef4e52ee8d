import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import { writeSite, wholeness } from './testing';
import { toFolder } from './toFolder';

let folder = '';
let site = '';
let live = '';

beforeEach(() => {
  folder = temporaryFolder();
  site = join(folder, 'site');
  live = join(folder, 'live');
});

async function publish(version: string): Promise<void> {
  writeSite(site, version);
  await toFolder(site, live, () => {});
}

describe('[U5] publishing into a folder', () => {
  it('shows the new site whole, and keeps no more than three versions', async () => {
    for (const version of ['one', 'two', 'three', 'four', 'five']) {
      await publish(version);
      expect(wholeness(live)).toBe(`${version} 8`);
    }
    expect(readdirSync(join(folder, 'live.versions'))).toHaveLength(3);
  });

  it('takes an empty folder for its own, and none with files of somebody else', async () => {
    mkdirSync(live);
    await publish('one');
    expect(wholeness(live)).toBe('one 8');
    mkdirSync(join(folder, 'other'));
    writeFileSync(join(folder, 'other', 'notes.txt'), 'mine');
    await expect(toFolder(site, join(folder, 'other'), () => {})).rejects.toThrow(
      'was not made by Studio',
    );
    expect(readdirSync(join(folder, 'other'))).toEqual(['notes.txt']);
  });
});
