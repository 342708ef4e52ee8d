import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { judge, ROOMS } from '../architecture/rooms';
import { ROOT } from '../architecture/sources';
import { headingIds, linkTargets, tableRows } from './markdown';
import { NAMES, README } from './readme';

describe('the README', () => {
  it('is read in a few minutes', () => {
    expect(README.trimEnd().split('\n').length).toBeLessThanOrEqual(205);
  });

  it('has no dead links', () => {
    const ids = new Set(headingIds(README).map((id) => `#${id}`));
    const dead = linkTargets(README).filter(
      (target) => !ids.has(target) && !existsSync(path.join(ROOT, target)),
    );
    expect(dead).toEqual([]);
  });

  it('shows the home page in a small picture', async () => {
    const [picture = ''] = linkTargets(README);
    const file = path.join(ROOT, picture);
    expect(statSync(file).size).toBeLessThan(120_000);
    expect(await sharp(file).metadata()).toMatchObject({ width: 1280, height: 800 });
  });

  it.each(
    tableRows(README)
      .map(([folder, , may]) => ({ folder: folder?.[0] ?? '', may }))
      .filter(({ folder }) => folder in ROOMS),
  )('says of $folder what it may import, as the rules do', ({ folder, may = [] }) => {
    const doors = FOLDERS.filter((to) => to !== folder && mayImport(folder, to));
    expect(may.map((name) => `src/${name}`).toSorted()).toEqual(doors.toSorted());
  });

  it('has every folder of the rules in its table, and those without rules', () => {
    const named = tableRows(README).map(([folder]) => folder?.[0] ?? '');
    expect(named.toSorted()).toEqual([...FOLDERS, 'embed', 'schemas', 'tests'].toSorted());
  });

  it('names every room of src/node', () => {
    const rooms = readdirSync(path.join(ROOT, 'src/node')).map((room) => `src/node/${room}`);
    expect(NAMES).toEqual(expect.arrayContaining(rooms));
  });
});

/** The folders of src/ that there are. One without a file is in no clone. */
const FOLDERS = Object.keys(ROOMS).filter((room) => /^src\/\w+$/.test(room) && isInUse(room));

function isInUse(room: string): boolean {
  if (room === 'src/generated') return true;
  const folder = path.join(ROOT, room);
  return existsSync(folder) && readdirSync(folder).length > 0;
}

/** The only file by which some folders may be entered. */
const DOORS: Record<string, string> = {
  'src/app': 'src/app/server',
  'src/blocks': 'src/blocks/*/*.tsx',
};

function mayImport(from: string, to: string): boolean {
  const one = {
    from: `${from}/name/file.ts`,
    line: 1,
    to: DOORS[to] ?? `${to}/file`,
    typeOnly: false,
  };
  return judge(one) === undefined;
}
