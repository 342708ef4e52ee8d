import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { judge, ROOMS } from '../architecture/rooms';
import { ROOT } from '../architecture/sources';
import { headingIds, linkTargets, tableRows } from './markdown';
import { CONTRIBUTING, NAMES, README } from './readme';

describe('the README', () => {
  it('is read in a few minutes', () => {
    expect(README.split(/\s+/).length).toBeLessThanOrEqual(1_900);
  });

  it('shows the home page in a small picture', async () => {
    const [picture = ''] = linkTargets(README);
    const file = path.join(ROOT, picture);
    expect(statSync(file).size).toBeLessThan(120_000);
    expect(await sharp(file).metadata()).toMatchObject({ width: 1280, height: 800 });
  });
});

describe('the page for those who change the code', () => {
  it.each(
    tableRows(CONTRIBUTING)
      .map(([folder, , may]) => ({ folder: folder?.[0] ?? '', may }))
      .filter(({ folder }) => folder in ROOMS),
  )('says of $folder what it may import, as the rules do', ({ folder, may = [] }) => {
    const doors = FOLDERS.filter((to) => to !== folder && mayImport(folder, to));
    expect(may.map((name) => `src/${name}`).toSorted()).toEqual(doors.toSorted());
  });

  it('has every folder of the rules in its table, and those without rules', () => {
    const named = tableRows(CONTRIBUTING).map(([folder]) => folder?.[0] ?? '');
    expect(named.toSorted()).toEqual([...FOLDERS, 'embed', 'schemas', 'tests'].toSorted());
  });

  it('names every room of src/node', () => {
    const rooms = readdirSync(path.join(ROOT, 'src/node')).map((room) => `src/node/${room}`);
    expect(NAMES).toEqual(expect.arrayContaining(rooms));
  });
});

/** Pages for people, by their path. */
const PAGES = [
  'README.md',
  'CHANGELOG.md',
  'schemas/README.md',
  'findings/README.md',
  'tests/bench/README.md',
  ...readdirSync(path.join(ROOT, '.github'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `.github/${name.replaceAll('\\', '/')}`),
];

describe.each(PAGES)('%s', (page) => {
  const text = readFileSync(path.join(ROOT, page), 'utf8');

  it('has no dead links', () => {
    const dead = linkTargets(text).filter((target) => !isAlive(target, page));
    expect(dead).toEqual([]);
  });
});

it.each(['README.md', '.github/CONTRIBUTING.md', 'schemas/README.md'])(
  '%s has lines that a person can read in a diff',
  (page) => {
    const prose = readFileSync(path.join(ROOT, page), 'utf8')
      .split('\n')
      .filter((line) => !/^(\||!\[)/.test(line));
    expect(prose.filter((line) => line.length > MAX_LINE_LENGTH)).toEqual([]);
  },
);

it('every decision is listed, and says what would change our mind', () => {
  const folder = path.join(ROOT, '.github/decisions');
  const names = readdirSync(folder).filter((name) => name !== 'README.md');
  const listed = linkTargets(readFileSync(path.join(folder, 'README.md'), 'utf8'));
  expect(listed.toSorted()).toEqual(names.toSorted());
  const open = names.filter(
    (name) =>
      !/^\*\*What would change our mind/m.test(readFileSync(path.join(folder, name), 'utf8')),
  );
  expect(open).toEqual([]);
});

/** Prose is wrapped at 120 columns; a link or command at the end of a line may stick out. */
const MAX_LINE_LENGTH = 135;

/** Whether a link of a page leads to a file, and to a heading of it. */
function isAlive(target: string, page: string): boolean {
  if (/^https?:/.test(target)) return true;
  const [file = '', id] = target.split('#');
  const found = file === '' ? page : path.posix.join(path.posix.dirname(page), file);
  if (!existsSync(path.join(ROOT, found))) return false;
  return id === undefined || headingIds(readFileSync(path.join(ROOT, found), 'utf8')).includes(id);
}

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
